import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { drawSections } from '../workshop/drawSections.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { readArguments } from './readArguments.ts'

const HELP = `node commands/drawSections.ts [options]
Takes the small pictures of sections for the studio from /gallery of the site that runs in development, and saves them
in studio/sectionPictures/.
  --base URL          address of the site (default http://127.0.0.1:4321)
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
