import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import * as sections from '../sections/sections.ts'
import { sectionSpecimens } from './sectionSpecimens.ts'

const components = join(import.meta.dirname, '../components')
const gallery = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')

/** Article parts are left out: the articles themselves show them. */
const SHOWN_ELSEWHERE = ['article']

test('the gallery shows every component', () => {
  const missing = readdirSync(components)
    .filter((name) => !SHOWN_ELSEWHERE.includes(name))
    .filter((name) => !gallery.includes(`component="${name}"`))
  expect(missing).toEqual([])
})

const content = await readContent(TEST_CONTENT)
const types = Object.values(sections).map((schema) => schema.shape.type.value)

test('the gallery shows every listed section, each with a view that exists in its folder', () => {
  const specimens = sectionSpecimens(content)
  expect(specimens.map(({ block }) => block.type).toSorted()).toEqual(types.toSorted())
  for (const { component } of specimens) {
    const folder = readdirSync(join(import.meta.dirname, '../sections', component))
    const hasView = [`${component}.tsx`, `${component}.astro`].some((file) => folder.includes(file))
    expect(hasView, component).toBe(true)
  }
})

test('a section that no page uses yet is shown with sample values and an existing picture', () => {
  const pictures = content.posts.map(({ thumb }) => thumb)
  const specimens = sectionSpecimens({
    ...content,
    pages: { ...content.pages, ...withoutSections() },
  })
  expect(specimens.map(({ block }) => block.type).toSorted()).toEqual(types.toSorted())
  for (const { block } of specimens) {
    if ('picture' in block) expect(pictures).toContain(block.picture)
  }
})

/** The pages, each without its sections. */
function withoutSections() {
  return Object.fromEntries(
    Object.entries(content.pages).map(([name, page]) => [name, { ...page, sections: [] }]),
  )
}
