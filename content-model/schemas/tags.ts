import * as z from 'zod'
import { group, matching, runTimeText } from './fields.ts'

const SHORTEST_TAG = 1
const LONGEST_TAG = 28

/** A tag of an article. The maximum length leaves room for the other words in the title of the tag's page. */
export const tagSchema = z
  .string()
  .trim()
  .min(SHORTEST_TAG)
  .max(LONGEST_TAG)
  .refine((tag) => /[\p{L}\p{N}]/u.test(tag), {
    error: 'Use at least one letter or digit.',
  })

const TAG = '{tag}'

/** A text with {tag} that has `min` to `max` characters with the shortest and with the longest tag. */
function aroundTag(min: number, max: number) {
  return runTimeText('tag')
    .min(min - SHORTEST_TAG + TAG.length)
    .max(max - LONGEST_TAG + TAG.length)
    .refine((words) => words.includes(TAG), { error: `Include ${TAG}.` })
}

/** Texts that all pages of tags share (content/site/tags.yaml). Each page lists the articles of one tag. */
export const tagPagesSchema = z.strictObject({
  folder: matching(
    /^(?:\/[A-Za-z0-9-]+)+$/,
    'Use an address of this site that starts with a slash, such as /blog/tags.',
  ).describe('Address that comes before the address of every tag page.'),
  title: aroundTag(30, 65).describe(
    'Title in the browser tab and in search results; {tag} is the tag.',
  ),
  description: aroundTag(70, 160).describe('Description in search results; {tag} is the tag.'),
  heading: runTimeText('tag').describe('Main heading; {tag} is the tag.'),
  pagination: group('Titles and description of the second and later pages of a tag.', {
    title: runTimeText('tag', 'page').describe('Title in the browser tab; {page} is the number.'),
    description: runTimeText('tag', 'page').describe(
      'Description in search results; {page} is the number.',
    ),
    heading: runTimeText('tag', 'page').describe('Main heading; {page} is the number.'),
  }),
})
