import { expect, test } from 'vitest'
import type { Brand } from '../../content-model/schemas/brand.ts'
import { checkBrand, checkLogoNames } from '../checkBrand.ts'
import type { LaunchInput } from '../LaunchInput.ts'
import { testInput } from './testInput.ts'

function branded(changes: Partial<Brand>): LaunchInput {
  const { content } = testInput
  return { ...testInput, content: { ...content, brand: { ...content.brand, ...changes } } }
}

const OWN: Partial<Brand> = {
  registration: 'Registered in England and Wales, company number 09876543',
  copyright_year: 2026,
}

test('a brand and a film of its own leave nothing to do', () => {
  expect(checkBrand(branded(OWN))).toEqual([])
})

test('a company number of noughts is a placeholder', () => {
  const registration = 'Registered in Scotland, company number SC00000000, or 00000000'
  expect(checkBrand(branded({ ...OWN, registration }))).toMatchObject([
    { level: 'must', field: '"registration"' },
  ])
})

test('a year that is over should be looked at', () => {
  expect(checkBrand(branded({ ...OWN, copyright_year: 2024 }))).toMatchObject([
    { level: 'should', field: '"copyright_year"', found: '2024' },
  ])
})

test('a logo that says the name of another agency is named', () => {
  expect(checkLogoNames(testInput)).toEqual([])
  const fields = checkLogoNames(branded({ name: 'Saltmarsh' })).map(({ file }) => file)
  expect(fields).toContain('content/logos/logo-on-light.svg')
})
