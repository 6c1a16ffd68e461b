import { mkdir } from 'node:fs/promises'
import { chromium, expect, test } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../../tools/browserArguments.ts'
import { findNginx, NO_NGINX } from '../../tools/findNginx.ts'
import { BUILT_DIRECTORY } from '../sites/site.ts'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { makeCertificate } from './support/makeCertificate.ts'
import { startNginx } from './support/startNginx.ts'

const program = findNginx()

test('over https Chromium fetches the dictionary, and is sent the next page as the rest', async ({
  baseURL,
}, testInfo) => {
  test.skip(!program, NO_NGINX)
  await mkdir(testInfo.outputPath(), { recursive: true })
  const certificate = makeCertificate(testInfo.outputPath())
  test.skip(!certificate, 'There is no openssl to make a certificate with.')
  if (!program || !certificate) return
  const receivers = [new URL(baseURL ?? '').host]
  const nginx = await startNginx({
    program,
    siteDirectory: BUILT_DIRECTORY,
    receivers,
    certificate,
  })
  // One that only passes over a wrong certificate takes no dictionaries.
  const trust = `--ignore-certificate-errors-spki-list=${certificate.keyHash}`
  const browser = await chromium.launch({
    ...testInfo.project.use.launchOptions,
    args: [...BROWSER_ARGUMENTS, trust],
  })
  try {
    const page = await browser.newPage()
    const fetched = page.waitForResponse(/\.dict$/)
    const [first = '', second = ''] = CANONICAL_ADDRESSES
    const usual = await page.goto(nginx.url + first)
    expect(usual?.headers()['content-encoding']).toBe('br')
    await (await fetched).finished()

    const rest = await page.goto(nginx.url + second)
    expect(rest?.headers()['content-encoding']).toBe('dcb')
    const { responseBodySize = 0 } = (await rest?.request().sizes()) ?? {}
    const own = await page.request.get(baseURL + second, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(await rest?.text()).toBe(await own.text())
    expect(responseBodySize).toBeLessThan(8 * 1024)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await browser.close()
    await nginx.stop()
  }
})
