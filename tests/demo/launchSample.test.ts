import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLaunch, reportText } from '../../launch-check/checkLaunch.ts'
import { readLaunchInput } from '../../launch-check/launchInput.ts'

const ROOT = join(import.meta.dirname, '../..')
const GUIDE = join(ROOT, 'docs/launch.md')
const SAMPLE = /(?<=`npm run launch-check`[^\n]* in (?<year>\d{4})\.[^\n]*\n\n```\n)[\s\S]*?(?=```)/

test('the sample in docs/launch.md is the launch check of the shipped content', async () => {
  const guide = await readFile(GUIDE, 'utf8')
  const year = Number(SAMPLE.exec(guide)?.groups?.year)
  const report = reportText(await checkLaunch(await readLaunchInput(ROOT, {}, year)))
  await expect(guide.replace(SAMPLE, () => report)).toMatchFileSnapshot(GUIDE)
})
