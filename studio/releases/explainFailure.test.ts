import { expect, test } from 'vitest'
import { ContentError } from '../../content-model/validation.ts'
import { copyContent } from '../../tests/support/content/copyContent.ts'
import { explainFailure } from './explainFailure.ts'
import { PublishError } from './PublishError.ts'

test('a fault of the content names the record and the field as the editor does', async () => {
  const fault = new ContentError([{ file: 'content/team/amara.yaml', path: ['bio'], found: '' }])
  const { errors, log } = await explainFailure(fault, copyContent())
  expect(errors).toMatchObject([
    { place: { file: 'content/team/amara.yaml', path: ['bio'], label: 'Bio' } },
  ])
  expect(errors[0]?.place?.record).not.toContain('.yaml')
  expect(log).toBeUndefined()
})

test('a page that cannot be built leads to its record; without a record, only the problem is reported', async () => {
  const directory = copyContent()
  const article = new PublishError('It could not be built.', { page: '/blog-seo' })
  const { errors } = await explainFailure(article, directory)
  expect(errors).toMatchObject([
    { problem: 'It could not be built.', place: { file: expect.stringMatching(/\.mdx$/) } },
  ])
  const unknown = new PublishError('It could not be built.', { page: '/nowhere' })
  expect((await explainFailure(unknown, directory)).errors).toEqual([
    { problem: 'It could not be built.' },
  ])
})
