import type { Finding, LaunchInput } from './launchInput.ts'
import { writtenTexts } from './writtenTexts.ts'

/** A link counts as dead if the response takes longer. */
const TIMEOUT_MS = 10_000
const PARALLEL_REQUESTS = 4
/** Matches a web address without punctuation at its end. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"')\]}]+[^\s<>"')\]}.,;:!?]/g

export type OutsideLink = { file: string; field: string; url: string }

/** The external addresses in the content, each once. */
export function outsideLinks({ records, content }: LaunchInput): OutsideLink[] {
  const links = new Map<string, OutsideLink>()
  for (const { file, field, text } of writtenTexts(records)) {
    for (const [url] of text.matchAll(WEB_ADDRESS)) {
      if (url.startsWith(content.brand.url) || links.has(url)) continue
      links.set(url, { file, field, url })
    }
  }
  return [...links.values()]
}

/** Requests each address with HEAD and, if that fails, with GET, because some sites reject HEAD. Uses the network. */
export async function findDeadLinks(
  links: readonly OutsideLink[],
  timeoutMs = TIMEOUT_MS,
): Promise<Finding[]> {
  const waiting = [...links]
  const findings: Finding[] = []
  async function work(): Promise<void> {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const { file, field, url } = link
      const fault = await faultOf(url, timeoutMs)
      if (!fault) continue
      const found = `${url}: ${fault}`
      findings.push({
        level: 'should',
        file,
        field,
        found,
        advice: 'Open the address, and correct the link.',
      })
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
  return findings.toSorted((one, other) => one.found.localeCompare(other.found))
}

async function faultOf(url: string, timeoutMs: number): Promise<string | undefined> {
  const head = await ask(url, 'HEAD', timeoutMs)
  if (head === 'ok') return undefined
  const get = await ask(url, 'GET', timeoutMs)
  return get === 'ok' ? undefined : get
}

async function ask(url: string, method: string, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return answer.ok ? 'ok' : `answers ${answer.status}`
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return `no answer within ${timeoutMs / 1000} seconds`
    }
    return 'cannot be reached'
  }
}
