import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HookParameters } from 'astro'
import { expect, onTestFinished, test } from 'vitest'
import { pageAnalytics } from './pageAnalytics.ts'

const PAGE = '<!doctype html><html><head></head><body><p>Words</p></body></html>'

/** The HTML of a built page after the integration has run. */
async function finished(counters: Parameters<typeof pageAnalytics>[0]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'page-analytics-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, '_astro'))
  writeFileSync(join(directory, '_astro/countPage.A1b2c3d4.js'), '')
  writeFileSync(join(directory, 'index.html'), PAGE)
  const dir = pathToFileURL(`${directory}/`)
  for (const { hooks } of pageAnalytics(counters)) {
    await hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>)
  }
  return readFileSync(join(directory, 'index.html'), 'utf8')
}

test('without analytics, nothing is added to a page', async () => {
  expect(pageAnalytics({ own: undefined, other: '' })).toEqual([])
})

test('the site’s own script is loaded by its hashed name, with the endpoint to report to', async () => {
  const page = await finished({ own: 'https://forms.agency.example/f/count', other: '' })
  expect(page).toContain('import("/_astro/countPage.A1b2c3d4.js")')
  expect(page).toContain('countPage("https://forms.agency.example/f/count")')
  expect(page).toMatch(/<\/script><\/body><\/html>$/)
})

test('a third-party script is added as one element, without the site’s own script', async () => {
  const page = await finished({ own: undefined, other: 'https://counter.example/a.js?x="1"' })
  expect(page).toBe(
    PAGE.replace(
      '</body>',
      '<script defer src="https://counter.example/a.js?x=&quot;1&quot;"></script></body>',
    ),
  )
})
