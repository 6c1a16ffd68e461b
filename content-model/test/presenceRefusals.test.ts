import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../readContent.ts'
import { copyContent } from './copyContent.ts'

test('a site without any article is refused', async () => {
  const directory = await copyContent()
  await rm(join(directory, 'posts'), { recursive: true })
  await expect(readContent(directory)).rejects.toThrow(
    'content/posts holds no article. Keep one at least: blog, feed and search show it.',
  )
})
