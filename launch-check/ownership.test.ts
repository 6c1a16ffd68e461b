import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Brand } from '../content-model/schemas/brand.ts'
import type { LaunchInput } from './launchInput.ts'
import {
  checkBrand,
  checkConfirmations,
  checkLogos,
  checkOtherPrices,
  checkPictures,
} from './ownership.ts'
import { testInput, withFile } from './testInput.ts'

function branded(changes: Partial<Brand>): LaunchInput {
  const { content } = testInput
  return { ...testInput, content: { ...content, brand: { ...content.brand, ...changes } } }
}

const OWN: Partial<Brand> = {
  registration: 'Registered in England and Wales, company number 09876543',
  copyright_year: 2026,
}

test('nothing is reported if brand, film and pictures belong to the owner', () => {
  expect(checkBrand(branded(OWN))).toEqual([])
  expect(checkPictures(testInput)).toEqual([])
})

test.each([
  'Registered in England and Wales',
  'Registered in Scotland, company number SC00000000, or 00000000',
])('a registration without a company number is reported: %s', (registration) => {
  expect(checkBrand(branded({ ...OWN, registration }))).toMatchObject([
    { level: 'must', field: '"registration"' },
  ])
})

test('a past copyright year is reported', () => {
  expect(checkBrand(branded({ ...OWN, copyright_year: 2024 }))).toMatchObject([
    { level: 'should', field: '"copyright_year"', found: '2024' },
  ])
})

test('a logo with the name of another agency is reported', () => {
  expect(checkLogos(testInput)).toEqual([])
  const fields = checkLogos(branded({ name: 'Saltmarsh' })).map(({ file }) => file)
  expect(fields).toContain('content/logos/logo-on-light.svg')
})

test('a favicon with the shipped mark is reported, whatever the name of the brand', async () => {
  const root = await mkdtemp(join(tmpdir(), 'logos-'))
  await cp(join(testInput.root, 'content/logos'), join(root, 'content/logos'), { recursive: true })
  const { favicon } = testInput.content.brand.logo
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M17 0h20a12.5 12.5 0 0 1 0 25H17z"/></svg>'
  await writeFile(join(root, 'content/logos', favicon), mark)
  expect(checkLogos({ ...testInput, root })).toMatchObject([
    { level: 'must', file: `content/logos/${favicon}`, found: 'the mark that came with the site' },
  ])
  await rm(root, { recursive: true })
})

const PRIVACY = 'content/legal/privacy-policy.mdx'
const confirmed = { confirmed_by: 'Ann Other, solicitor', confirmed_on: '2026-02-01' }

test('a legal text that nobody has confirmed is reported', () => {
  expect(checkConfirmations(withFile(PRIVACY))).toMatchObject([
    { level: 'must', file: 'content/legal/privacy-policy.mdx', found: 'nobody' },
  ])
})

test('a text is confirmed only by both name and day', () => {
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

test('a price without an entry in the table is reported', () => {
  expect(checkOtherPrices(withFile('plans', { price: '450' }))).toMatchObject([
    { level: 'should', field: '"price"', found: '£450 has no price in USD, so it shows as $450' },
  ])
})

test('a price with an entry in the table is accepted', () => {
  expect(checkOtherPrices(withFile('plans', { price: '350' }))).toEqual([])
})

test('a plan with its own price in the other currency is accepted', () => {
  expect(checkOtherPrices(withFile('plans', { price: '450', price_other: '560' }))).toEqual([])
})
