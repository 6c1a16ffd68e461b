import { expect, test } from 'vitest'
import { checkConfirmations } from '../checkConfirmations.ts'
import { withFile } from './testInput.ts'

const PRIVACY = 'content/legal/privacy-policy.mdx'
const confirmed = { confirmed_by: 'Ann Other, solicitor', confirmed_on: '2026-02-01' }

test('a legal text that nobody has confirmed is named', () => {
  expect(checkConfirmations(withFile(PRIVACY))).toMatchObject([
    { level: 'must', file: 'content/legal/privacy-policy.mdx', found: 'nobody' },
  ])
})

test('name and day together confirm a text', () => {
  expect(checkConfirmations(withFile(PRIVACY, confirmed))).toEqual([])
  const { confirmed_on } = confirmed
  expect(checkConfirmations(withFile(PRIVACY, { confirmed_on }))).toMatchObject([
    { found: 'one of the two is missing' },
  ])
})

test('a text that changed after it was confirmed has to be confirmed again', () => {
  expect(
    checkConfirmations(withFile(PRIVACY, { ...confirmed, last_changed: '2026-02-02' })),
  ).toMatchObject([{ found: 'confirmed on 2026-02-01, changed on 2026-02-02' }])
})

test('claims are confirmed in the same way', () => {
  expect(checkConfirmations(withFile('claims'))).toMatchObject([{ level: 'must' }])
  expect(checkConfirmations(withFile('claims', confirmed))).toEqual([])
})
