import { expect, test } from 'vitest'
import { loadRecords } from '../../content-model/records.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { pageSources } from './pageSources.ts'

const { records } = await loadRecords(TEST_CONTENT)

/** Path of the record in a collection that has this value in a field. */
function fileOf(key: string, field: string, value: unknown): string | undefined {
  const record = records.find((one) => one.key === key && fieldOf(one.value, field) === value)
  return record?.file.replace('content/', '')
}

function fieldOf(record: unknown, field: string): unknown {
  return (record as Record<string, unknown>)[field]
}

test('a case is dated by its own file, its client, the quoted client and its plan', () => {
  const study = records.find(
    ({ key, value }) => key === 'cases' && fieldOf(value, 'quote') && fieldOf(value, 'plan'),
  )
  if (!study) throw new Error('A case of the tests’ content quotes a client and names a plan.')
  const file = study.file.replace('content/', '')
  const plan = fieldOf(fieldOf(study.value, 'plan'), 'name')
  const planFile = records
    .filter(({ key }) => key === 'plans')
    .find(({ value }) => `${fieldOf(value, 'category')}-${fieldOf(value, 'tier')}` === plan)
    ?.file.replace('content/', '')
  expect(pageSources(records, file).toSorted()).toEqual(
    [
      file,
      fileOf('projects', 'project_name', fieldOf(study.value, 'client')),
      fileOf('testimonials', 'name', fieldOf(study.value, 'quote')),
      planFile,
    ].toSorted(),
  )
})

test('a page whose section names a record is dated by that record too', () => {
  const about = records.find(({ file }) => file === 'content/pages/about.yaml')
  const sections = fieldOf(about?.value, 'sections') as { type: string; testimonial: string }[]
  const quoted = sections.find(({ type }) => type === 'client-quote')?.testimonial
  expect(pageSources(records, 'pages/about.yaml')).toEqual([
    'pages/about.yaml',
    fileOf('testimonials', 'name', quoted),
  ])
})

test('a page that lists records without naming them is dated only by its own file', () => {
  for (const page of ['pages/blog.yaml', 'pages/testimonials.yaml', 'site/tags.yaml']) {
    expect(pageSources(records, page)).toEqual([page])
  }
})
