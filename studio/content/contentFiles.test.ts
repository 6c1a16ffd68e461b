import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyContent } from '../../tests/support/content/copyContent.ts'
import { testFiles } from '../../tests/support/content/testFiles.ts'
import { contentPlace, readStored } from './contentFiles.ts'

test('every content file maps to the key of its record', async () => {
  for (const { file, key } of await testFiles()) expect(contentPlace(file)?.key, file).toBe(key)
})

test.each([
  '../package.json',
  'content/../package.json',
  'content/plans/../../package.json',
  'content/plans/../site/brand.yaml',
  'content/plans/..%2f..%2fa.yaml',
  'content/plans/a/b.yaml',
  'content/plans/.hidden.yaml',
  'content/plans/.yaml',
  'content/plans/a.yaml\0.yaml',
  'content/plans/a.mdx',
  'content/posts/a.mdx.yaml',
  'content/posts/..\\..\\a.mdx',
  'content/pages/unknown.mdx',
  'content/pictures/hero.webp',
  '/etc/passwd',
  'C:\\content\\plans\\a.yaml',
  '',
])('%j is not a content file', (file) => {
  expect(contentPlace(file)).toBeUndefined()
})

test('a symbolic link out of the content folder is not followed', async () => {
  const directory = copyContent()
  await writeFile(join(directory, 'secret'), 'id: 1')
  await symlink(join(directory, 'secret'), join(directory, 'plans/linked.yaml'))
  await expect(readStored(directory, 'plans/linked.yaml')).rejects.toThrow('not a plain file')
})
