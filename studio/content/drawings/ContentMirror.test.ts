import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { ContentMirror } from './ContentMirror.ts'

async function openMirror() {
  const [from, to] = [temporaryFolder(), temporaryFolder()]
  await mkdir(join(from, 'team'))
  await writeFile(join(from, 'team/ada.yaml'), 'name: Ada')
  const mirror = new ContentMirror(from, to)
  return {
    from,
    update: async (texts: Record<string, string> = {}) =>
      (await mirror.update(new Map(Object.entries(texts)))).map((file) =>
        file.slice(to.length + 1),
      ),
    says: (path: string) => readFile(join(to, path), 'utf8').catch(() => undefined),
  }
}

test('working copies are laid over the content, and removed when they are discarded', async () => {
  const { update, says } = await openMirror()
  expect(await update()).toEqual(['team/ada.yaml'])
  expect(await update({ 'team/ada.yaml': 'name: Ada L', 'team/new.yaml': 'name: New' })).toEqual([
    'team/ada.yaml',
    'team/new.yaml',
  ])
  expect(await says('team/ada.yaml')).toBe('name: Ada L')
  expect(await update({ 'team/ada.yaml': 'name: Ada L' })).toEqual(['team/new.yaml'])
  expect(await says('team/new.yaml')).toBeUndefined()
  expect(await update()).toEqual(['team/ada.yaml'])
  expect(await says('team/ada.yaml')).toBe('name: Ada')
})

test('files saved, added or deleted outside the studio are mirrored, and unchanged files are not written', async () => {
  const { from, update, says } = await openMirror()
  await update()
  expect(await update()).toEqual([])
  await writeFile(join(from, 'team/ada.yaml'), 'name: Ada Lovelace')
  await writeFile(join(from, 'faqs.yaml'), '[]')
  expect((await update()).toSorted()).toEqual(['faqs.yaml', 'team/ada.yaml'])
  expect(await says('team/ada.yaml')).toBe('name: Ada Lovelace')
  await rm(join(from, 'faqs.yaml'))
  expect(await update()).toEqual(['faqs.yaml'])
  expect(await says('faqs.yaml')).toBeUndefined()
})
