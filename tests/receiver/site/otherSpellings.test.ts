import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOtherSpellings } from '../../../server/site/otherSpellings.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'

/** Two pages whose addresses differ in capitals only, on a disk that need not tell these apart. */
function spellingsOf(inCapitals: string, inSmallLetters: string) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'ux'))
  writeFileSync(join(folder, 'UX.html'), inCapitals)
  writeFileSync(join(folder, 'ux/index.html'), inSmallLetters)
  return [...readOtherSpellings(folder, ['UX.html', 'ux/index.html'])]
}

test('of two pages that differ in capitals only, nobody knows which one was meant', () => {
  expect(spellingsOf('<title>One</title>', '<title>Another</title>')).toEqual([])
})

test('of one page under two addresses, the one in small letters is meant', () => {
  expect(spellingsOf('<title>One</title>', '<title>One</title>')).toEqual([['/ux', '/ux']])
})
