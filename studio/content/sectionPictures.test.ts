import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../../content-model/collections.ts'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { sectionPageSchema } from '../../content-model/schemas/pages.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { itemOf, variantsOf } from './form/controls.ts'
import { listSections } from './listSections.ts'
import { picturedSections, SECTION_PICTURES } from './sectionPictures.ts'

const MAX_BYTES = 150_000
const { sections } = jsonSchemaOf(sectionPageSchema).properties ?? {}
const types = variantsOf(itemOf(isGroup(sections) ? sections : {})).map(({ name }) => name)

test('every picture shows an existing section, and all of them together are light', async () => {
  const pictured = await picturedSections()
  expect(types).toEqual(expect.arrayContaining(pictured))
  const missing = types.filter((type) => !pictured.includes(type))
  // A section that shows nothing but a button has no picture.
  expect(missing.length).toBeLessThan(types.length / 10)
  const sizes = pictured.map((type) => readFileSync(join(SECTION_PICTURES, `${type}.webp`)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

test('the stored sections of a page are offered to other pages under its name', async () => {
  const pages = await listSections(TEST_CONTENT)
  const about = pages.find(({ file }) => file === 'content/pages/about.yaml')
  expect(about?.label).toBe('About')
  expect(about?.sections[0]).toHaveProperty('type')
})
