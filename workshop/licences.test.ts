import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedPackages } from './licences.ts'

const withLicence = (license?: string) =>
  shippedPackages({ packages: { 'node_modules/one': { version: '1.0.0', license } } })

test('every package that ships has an allowed licence', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const shipped = shippedPackages(lock)
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ isAllowed }) => !isAllowed)).toEqual([])
})

test('development packages are left out, and a nested package has its own name', () => {
  const entry = { version: '1.0.0', license: 'MIT' }
  const shipped = shippedPackages({
    packages: {
      '': entry,
      'node_modules/one/node_modules/@two/three': entry,
      'node_modules/vitest': { ...entry, dev: true },
    },
  })
  expect(shipped.map(({ name }) => name)).toEqual(['@two/three'])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['Apache-2.0 AND GPL-3.0', false],
  ['AGPL-3.0', false],
  [undefined, false],
])('a package under %s ships: %s', (licence, isAllowed) => {
  expect(withLicence(licence)).toMatchObject([{ isAllowed }])
})
