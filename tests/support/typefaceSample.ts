import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { cutFaces } from '../../site/typeface/cutTypeface.ts'
import { typefaceCss } from '../../site/typeface/typefaceCss.ts'

const { resolve } = createRequire(import.meta.url)
const FOLDER = '/typeface-sample'

/**
 * Shows every page in another typeface, subset and measured as in a build, as if brand.yaml named it. The font files
 * of installed packages are served at their own addresses.
 */
export async function showTypeface(page: Page, typeface: Typeface): Promise<void> {
  const sources = await Promise.all(typeface.files.map((file) => readFile(resolve(file))))
  const { faces, ...measured } = await cutFaces(typeface, sources)
  const urls = Object.fromEntries(faces.map(({ file }) => [file, `${FOLDER}/${file}`]))
  const css = typefaceCss(typeface, { faces, ...measured }, urls)
  await page.route(`**${FOLDER}/*.woff2`, (route) => {
    const face = faces.find(({ file }) => route.request().url().endsWith(`/${file}`))
    return face ? route.fulfill({ body: face.woff2, contentType: 'font/woff2' }) : route.abort()
  })
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      // The page's policy does not allow the added style.
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = html.replace('</head>', `<style>${css}</style></head>`)
      await route.fulfill({ status: response.status(), headers, body })
    },
  )
}
