import { chromium } from '@playwright/test'
import { median } from '../../core/lib/median.ts'
import { BROWSER_ARGUMENTS } from '../browserArguments.ts'
import { findBrowser } from '../findBrowser.ts'
import { auditPage, type PageAudit } from './auditPage.ts'
import { type PageFigures, readFigures, saveFigures } from './pageFigures.ts'
import { benchRoutes } from './routes.ts'
import { serveSite } from './serveSite.ts'
import { printRow } from './table.ts'

const DEBUGGING_PORT = 9333
const KIB = 1024

/**
 * Measures every page with Lighthouse's mobile settings and prints a row of a Markdown table for each page. The values
 * are medians of several rounds; each round visits all pages, so that a busy minute affects all pages alike.
 * @param save whether to write the figures to the file for comparison with the next run.
 */
export async function benchPages({ runs, save }: { runs: number; save: boolean }): Promise<void> {
  const routes = await benchRoutes()
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  const audits = new Map<string, PageAudit[]>(routes.map(({ path }) => [path, []]))
  try {
    for (let round = 1; round <= runs; round++) {
      for (const { path, indexed } of routes) {
        process.stderr.write(`round ${round} of ${runs}: ${path}\n`)
        audits.get(path)?.push(await auditPage(site.url + path, DEBUGGING_PORT, indexed))
      }
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  const figures = Object.fromEntries(
    [...audits].map(([path, rounds]) => [path, figuresOf(rounds)] as const),
  )
  await print(figures)
  if (save) await saveFigures(figures)
}

function figuresOf(rounds: PageAudit[]): PageFigures {
  const middle = (figure: Exclude<keyof PageAudit, 'faults'>) =>
    median(rounds.map((round) => round[figure]))
  return {
    scores: [
      middle('performance'),
      middle('accessibility'),
      middle('bestPractices'),
      middle('seo'),
    ],
    fcpMs: Math.round(middle('fcpMs')),
    lcpMs: Math.round(middle('lcpMs')),
    tbtMs: Math.round(middle('tbtMs')),
    cls: Number(middle('cls').toFixed(3)),
    totalBytes: middle('totalBytes'),
    scriptBytes: middle('scriptBytes'),
    requests: middle('requests'),
    faults: [...new Set(rounds.flatMap(({ faults }) => faults))],
  }
}

async function print(figures: Record<string, PageFigures>): Promise<void> {
  const before = await readFigures()
  printRow('page', 'scores', 'FCP', 'LCP', 'TBT', 'CLS', 'in all', 'script', 'requests', 'since')
  printRow('---', ...Array(9).fill('---:'))
  for (const [path, figure] of Object.entries(figures)) {
    printRow(
      path,
      figure.scores.join(' '),
      `${(figure.fcpMs / 1000).toFixed(2)} s`,
      `${(figure.lcpMs / 1000).toFixed(2)} s`,
      `${figure.tbtMs} ms`,
      figure.cls,
      `${(figure.totalBytes / KIB).toFixed(0)} KiB`,
      `${(figure.scriptBytes / KIB).toFixed(1)} KiB`,
      figure.requests,
      change(figure, before[path]),
    )
    if (figure.faults.length > 0) process.stderr.write(`${path}: ${figure.faults.join(', ')}\n`)
  }
}

/** Changes of LCP and total bytes since the committed figures. */
function change(now: PageFigures, before: PageFigures | undefined): string {
  if (!before) return 'new'
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(0)}`
  const bytes = (now.totalBytes - before.totalBytes) / KIB
  return `${signed(now.lcpMs - before.lcpMs)} ms, ${signed(bytes)} KiB`
}
