import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { look } from '../workshop/look/look.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run look -- ADDRESS… [options]
Takes pictures of pages of a running site, whole and in parts of a window's height, into look/.
  ADDRESS             a path as /about, or a whole address
  --base URL          where the site runs (default http://127.0.0.1:4321)
  --width N           only this width (repeatable; default 390, 768 and 1440)
  --no-script         with script off
  --reduced-motion    for visitors who ask for less motion
  --open NAME         click the button or summary of this name first (repeatable)
  --fold              the first screen only
  --name NAME         the beginning of the file names
`

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    base: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 4321}` },
    width: { type: 'string', multiple: true, default: ['390', '768', '1440'] },
    'no-script': { type: 'boolean', default: false },
    'reduced-motion': { type: 'boolean', default: false },
    open: { type: 'string', multiple: true, default: [] },
    fold: { type: 'boolean', default: false },
    name: { type: 'string' },
  },
})

if (positionals.length === 0) stop('Which page?', HELP)

const options = {
  baseUrl: values.base,
  hasScript: !values['no-script'],
  hasReducedMotion: values['reduced-motion'],
  open: values.open,
  isFirstScreenOnly: values.fold,
  name: values.name,
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
await mkdir('look', { recursive: true })
try {
  for (const address of positionals) {
    for (const width of values.width.map(Number)) await look(browser, address, width, options)
  }
} finally {
  await browser.close()
}
