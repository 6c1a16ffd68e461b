import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/receiver/startReceiver.ts'
import { bundlePlace } from './bundlePlace.ts'

test('a studio reuses the bundle of an earlier start until its code or a package changes', () => {
  const directory = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(join(directory, path, '..'), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  write('package-lock.json', '{}')
  write('studio/pages.tsx', 'one')
  write('content/pages/home.yaml', 'title: One')
  const first = bundlePlace(directory)
  write('content/pages/home.yaml', 'title: Two')
  expect(bundlePlace(directory)).toBe(first)
  write('studio/pages.tsx', 'two')
  const second = bundlePlace(directory)
  expect(second).not.toBe(first)
  write('package-lock.json', '{"lockfileVersion":3}')
  expect(bundlePlace(directory)).not.toBe(second)
})
