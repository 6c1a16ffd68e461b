import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { look } from '../workshop/look/look.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run look -- ADDRESS… [options]
Takes screenshots of pages of a running site, both full-page and in parts of one window's height, and saves them in look/.
  ADDRESS             a path such as /about, or a full address
  --base URL          address of the site (default http://127.0.0.1:4321)
  --width N           only this width (repeatable; default 390, 768 and 1440)
  --no-script         without JavaScript
  --reduced-motion    with reduced motion
  --open NAME         click the button or summary of this name first (repeatable)
  --fold              only the first screen
  --name NAME         prefix of the file names
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

if (positionals.length === 0) stop('Enter the address of a page.', HELP)

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
