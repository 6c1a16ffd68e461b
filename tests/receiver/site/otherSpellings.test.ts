import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOtherSpellings } from '../../../server/site/otherSpellings.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'

/** Two pages whose paths differ only in case, on a disk that may be case-insensitive. */
function spellingsOf(inCapitals: string, inSmallLetters: string) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'ux'))
  writeFileSync(join(folder, 'UX.html'), inCapitals)
  writeFileSync(join(folder, 'ux/index.html'), inSmallLetters)
  return [...readOtherSpellings(folder, ['UX.html', 'ux/index.html'])]
}

test('a spelling that fits two different pages leads to neither', () => {
  expect(spellingsOf('<title>One</title>', '<title>Another</title>')).toEqual([])
})

test('one page under two paths is found by the path in lower case', () => {
  expect(spellingsOf('<title>One</title>', '<title>One</title>')).toEqual([['/ux', '/ux']])
})
