import lighthouse, { type Flags, type Result } from 'lighthouse'
import { inlineScriptBytes } from '../inlineScriptBytes.ts'

const MAX_ATTEMPTS = 3

/** One Lighthouse run of a page, with its mobile settings. */
export type PageAudit = {
  /** From 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Bytes on the wire, headers included. */
  totalBytes: number
  /** Compressed bytes of script files and inline scripts. */
  scriptBytes: number
  requests: number
  /** Ids of audits in the four categories that are not perfect. */
  faults: string[]
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const

/**
 * @param debuggingPort of a running Chromium.
 * @param indexed false for a page with noindex, which then does not count as a fault.
 */
export async function auditPage(
  url: string,
  debuggingPort: number,
  indexed: boolean,
): Promise<PageAudit> {
  const { audits, categories } = await runLighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: Object.values(CATEGORIES),
    ...(!indexed && { skipAudits: ['is-crawlable'] }),
  })
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const requests = networkRequests(audits['network-requests']?.details)
  return {
    performance: score(CATEGORIES.performance),
    accessibility: score(CATEGORIES.accessibility),
    bestPractices: score(CATEGORIES.bestPractices),
    seo: score(CATEGORIES.seo),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    totalBytes: sum(requests.map(({ transferSize }) => transferSize)),
    scriptBytes:
      inlineScriptBytes(await (await fetch(url)).text()) +
      sum(
        requests
          .filter(({ resourceType }) => resourceType === 'Script')
          .map((one) => one.transferSize),
      ),
    requests: requests.length,
    faults: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  }
}

/** Repeats a Lighthouse run that lost the beginning of its trace, which happens occasionally. */
async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  let reason = 'Lighthouse returned no result.'
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const result = await lighthouse(url, flags)
    if (result && !result.lhr.runtimeError) return result.lhr
    reason = result?.lhr.runtimeError?.message ?? reason
  }
  throw new Error(`${url}: ${reason}`)
}

type NetworkRequest = { url: string; transferSize: number; resourceType: string }

function networkRequests(details: unknown): NetworkRequest[] {
  const { items } = details as { items: NetworkRequest[] }
  return items.filter(({ url }) => url.startsWith('http'))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
