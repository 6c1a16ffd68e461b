import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { drawSections } from '../workshop/drawSections.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { readArguments } from './readArguments.ts'

const HELP = `node commands/drawSections.ts [options]
Takes the small pictures of sections that the studio offers, from /gallery of the running site in development,
into studio/sectionPictures/.
  --base URL          where it runs (default http://127.0.0.1:4321)
`

const { values } = readArguments(HELP, {
  options: {
    base: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 4321}` },
  },
})

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
try {
  await drawSections(browser, values.base, 'studio/sectionPictures')
} finally {
  await browser.close()
}
