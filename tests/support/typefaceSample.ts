import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { cutFaces } from '../../site/typeface/cutTypeface.ts'
import { typefaceCss } from '../../site/typeface/typefaceCss.ts'

const { resolve } = createRequire(import.meta.url)
const FOLDER = '/typeface-sample'

/** The properties that a typeface sets. A built page has other names for them, which it reads here. */
const READ_BY = {
  '--font': /body\{[^}]*font:[^;}]*var\((--\w+)\)/,
  '--font-display': /h4\{[^}]*font-family:var\((--\w+)\)/,
  '--heading-weight': /h4\{[^}]*font-weight:var\((--\w+)\)/,
  '--heading-tightening': /h2\{[^}]*letter-spacing:calc\([^*]*\* var\((--\w+)\)/,
  '--heading-leading': /h2\{[^}]*line-height:calc\([^*]*\* var\((--\w+)\)/,
}

/**
 * Shows every page in another typeface, cut and measured as the build does it, as if the brand named it. The files of
 * installed packages stand below an address of their own.
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
      // The page's policy does not know the added style.
      const { 'content-security-policy': _, ...headers } = response.headers()
      const body = html.replace('</head>', `<style>${withNamesOf(html, css)}</style></head>`)
      await route.fulfill({ status: response.status(), headers, body })
    },
  )
}

/** @throws where a page does not read one of the properties. */
function withNamesOf(html: string, css: string): string {
  return Object.entries(READ_BY).reduce((text, [name, pattern]) => {
    const [, short] = pattern.exec(html) ?? []
    if (!short) throw new Error(`Nothing on the page reads ${name}.`)
    return text.replaceAll(`${name}:`, `${short}:`)
  }, css)
}
