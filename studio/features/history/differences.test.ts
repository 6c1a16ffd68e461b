import { expect, test } from 'vitest'
import { contentPlace } from '../../content/contentFiles.ts'
import { type Difference, differencesBetween } from './differences.ts'

const PLAN = `category: app
tier: basic
price: '700'
features:
  - iPhone or Android
  - Five screens
`
const PAGE = `path: /about
heading: About
indexed: true
sections:
  - type: team
    heading: Our people
    members: all
  - type: ask-for
    heading: Whom to ask for
    rows: []
`

/** Differences, one line per field: removed words in brackets, added words in braces. */
function told(file: string, before: string, after: string): string[] {
  const place = contentPlace(file)
  if (!place) throw new Error(`${file} is no file of the content.`)
  return differencesBetween(place, before, after).map(inWords)
}

function inWords({ label, passages }: Difference): string {
  const texts = passages.map((parts) =>
    parts
      .map(({ text, only }) => {
        if (only === 'before') return `[${text}]`
        return only === 'after' ? `{${text}}` : text
      })
      .join(''),
  )
  return `${label}: ${texts.join(' … ')}`
}

const inPlan = (after: string) => told('content/plans/app-basic.yaml', PLAN, after)
const inPage = (after: string) => told('content/pages/about.yaml', PAGE, after)

test('a changed field is shown by its label, with the changed words marked', () => {
  expect(inPlan(PLAN.replace('700', '710'))).toEqual(['Price: [700]{710}'])
  expect(inPlan(PLAN.replace('Five screens', 'Six screens'))).toEqual([
    'Features: [Five]{Six} screens',
  ])
  expect(inPage(PAGE.replace('indexed: true', 'indexed: false'))).toEqual(['Indexed: [Yes]{No}'])
})

test('a field within a section is shown with its parents', () => {
  expect(inPage(PAGE.replace('Our people', 'Our few people'))).toEqual([
    'Sections › Team: Our few people › Heading: Our {few }people',
  ])
})

test('an added or removed item does not mark the others as changed', () => {
  expect(inPlan(PLAN.replace('  - iPhone', '  - A plan first\n  - iPhone'))).toEqual([
    'Features: {A plan first}',
  ])
  const added = PAGE.replace(
    '  - type: ask-for',
    '  - type: team\n    heading: More\n  - type: ask-for',
  )
  expect(inPage(added)).toEqual([
    'Sections › Team: More › Type: {team}',
    'Sections › Team: More › Heading: {More}',
  ])
  const removed = PAGE.replace(/ {2}- type: team[^-]*(?= {2}-)/, '')
  expect(inPage(removed)).toEqual([
    'Sections › Team: Our people › Type: [team]',
    'Sections › Team: Our people › Heading: [Our people]',
    'Sections › Team: Our people › Members: [all]',
  ])
})

test('the text of an article is shown by its changed lines and the lines around them', () => {
  const lines = ['---', 'title: A', '---', 'One.', 'Two.', 'Three is here.', 'Four.', 'Five.', '']
  const before = lines.join('\n')
  const post = 'content/posts/a.mdx'
  expect(told(post, before, before.replace('is here', 'was here'))).toEqual([
    'Text: Two.\nThree [is]{was} here.\nFour.',
  ])
  expect(told(post, before, before.replace('A\n', 'B\n'))).toEqual(['Title: [A]{B}'])
})

test('a change outside all fields is shown by the lines of the file', () => {
  expect(inPlan(`# For small shops\n${PLAN}`)).toEqual([
    'Text of the file: {# For small shops}\ncategory: app',
  ])
  expect(inPlan(PLAN.replace("'700'", "'700"))).toEqual([
    expect.stringContaining('Text of the file: tier: basic'),
  ])
})

test('values that share few words are shown one after the other', () => {
  expect(inPlan(PLAN.replace('iPhone or Android', 'Both of the shops'))).toEqual([
    'Features: [iPhone or Android]{Both of the shops}',
  ])
})

test('long texts with nothing in common are shown one after the other', () => {
  const words = (first: string) =>
    Array.from({ length: 3000 }, (_, index) => first + index).join(' ')
  const [before, after] = [words('a'), words('b')]
  const [difference] = differencesBetween(
    contentPlace('content/plans/app-basic.yaml') as never,
    `benefit: ${before}\n`,
    `benefit: ${after}\n`,
  )
  expect(difference?.passages).toEqual([
    [
      { text: before, only: 'before' },
      { text: after, only: 'after' },
    ],
  ])
})

test('identical files have no differences', () => {
  expect(inPlan(PLAN)).toEqual([])
})
