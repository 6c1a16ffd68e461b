import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltContent } from '../content-model/readBuiltContent.ts'
import { readServerContent } from '../content-model/readServerContent.ts'
import { addGerman } from '../tests/support/content/addGerman.ts'
import { copyContent } from '../tests/support/content/copyContent.ts'
import { readConfig } from './config.ts'
import { optionsFromContent } from './optionsFromContent.ts'

test('a server has its words in every language, even while an article has faults', async () => {
  const content = copyContent()
  await addGerman(content)
  const config = readConfig({}, content)
  const expected = optionsFromContent(config, await readBuiltContent(content), {})
  writeFileSync(join(content, 'posts/analytics.mdx'), '---\ntitle: Half')
  const options = optionsFromContent(config, await readServerContent(content), {})
  expect(options).toEqual(expected)
  expect([...options.languages.keys()]).toEqual(['de'])
})
