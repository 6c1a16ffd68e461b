import { expect, test } from 'vitest'
import type { Brand } from '../../content-model/schemas/brand.ts'
import { checkBrand, checkLogoNames } from '../checkBrand.ts'
import type { LaunchInput } from '../LaunchInput.ts'
import { shippedInput } from './shippedInput.ts'

function branded(changes: Partial<Brand>): LaunchInput {
  const { content } = shippedInput
  return { ...shippedInput, content: { ...content, brand: { ...content.brand, ...changes } } }
}

const OWN: Partial<Brand> = {
  registration: 'Registered in England and Wales, company number 09876543',
  intro_video: { kind: 'youtube', id: 'abc', title: 'Our film' },
  copyright_year: 2026,
}

test('a brand of its own leaves nothing to do', () => {
  expect(checkBrand(branded(OWN))).toEqual([])
})

test('a company number of noughts is a placeholder', () => {
  const registration = 'Registered in Scotland, company number SC00000000, or 00000000'
  expect(checkBrand(branded({ ...OWN, registration }))).toMatchObject([
    { level: 'must', field: '"registration"' },
  ])
})

test('the film that came with the site is known by its bytes', () => {
  const { intro_video } = shippedInput.content.brand
  expect(checkBrand(branded({ ...OWN, intro_video }))).toMatchObject([
    { level: 'must', field: '"intro_video.src"' },
  ])
})

test('a year that is over should be looked at', () => {
  expect(checkBrand(branded({ ...OWN, copyright_year: 2024 }))).toMatchObject([
    { level: 'should', field: '"copyright_year"', found: '2024' },
  ])
})

test('a logo that says the name of another agency is named', () => {
  expect(checkLogoNames(shippedInput)).toEqual([])
  const fields = checkLogoNames(branded({ name: 'Saltmarsh' })).map(({ file }) => file)
  expect(fields).toContain('content/logos/logo-on-light.svg')
})
