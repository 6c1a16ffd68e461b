import { expect, test } from 'vitest'
import { errorsAfter } from '../support/content/errorsAfter.ts'

const QUESTIONS = '  - type: questions\n    heading: Asked and answered\n'
const PANEL = `  - type: message-panel
    text: One sentence.
    action: { label: Back, path: / }
    swatch: lilac
    picture: scene.webp
    alt: ''
`
const COUNTERS = '  - type: counters\n'

/** The errors of a page with these sections. */
function errorsOf(sections: string, more = ''): Promise<readonly string[]> {
  const head = `path: /added
title: 'A page that somebody has added | {name}'
description: >-
  Long enough to be shown by a search engine, and written for this test and no other.
heading: Added
indexed: true
${more}sections:
`
  return errorsAfter({ 'pages/added.yaml': head + sections })
}

test('a page of known sections needs only its file', async () => {
  expect(await errorsOf(QUESTIONS + COUNTERS)).toEqual([])
})

test('an unknown section is refused with the known sections', async () => {
  const [error] = await errorsOf('  - type: question\n    heading: Asked\n')
  expect(error).toMatch(
    /^content\/pages\/added\.yaml: "sections\.1\.type" is "question"\. Use one of .*questions/,
  )
})

test('a section without a required field is refused with the field’s purpose', async () => {
  expect(await errorsOf('  - type: questions\n')).toEqual([
    'content/pages/added.yaml: "sections.1.heading" is missing. Add it: heading of the section.',
  ])
})

test('two main headings are refused', async () => {
  expect(await errorsOf(PANEL + PANEL)).toEqual([
    'content/pages/added.yaml: "sections.2" is a message-panel, but "sections.1" already has the page\'s main heading. Keep one of them.',
  ])
})

test('a title bar picture is refused on a page without a title bar', async () => {
  expect(await errorsOf(PANEL, 'illustration: { picture: scene.webp, swatch: lilac }\n')).toEqual([
    'content/pages/added.yaml: "illustration" is the picture of a title bar, which a page with a message-panel does not have. Remove it.',
  ])
})

test('a control that opens the film is refused without the film’s dialog', async () => {
  const hero = `  - type: type-hero
    lead_in: Read
    phrases: [One Thing]
    text: A sentence.
    action: { label: Go, path: /contact }
    watch: Watch
`
  const dialog = '  - type: video-dialog\n'
  expect(await errorsOf(hero)).toEqual([
    'content/pages/added.yaml: "sections.1" has a control that opens the intro film. Add "- type: video-dialog" at the end.',
  ])
  expect(await errorsOf(hero + dialog)).toEqual([])
  expect(await errorsOf(hero + dialog + dialog)).toEqual([
    'content/pages/added.yaml: "sections.3" is a second video-dialog. Keep one of them.',
  ])
})

test('two adjacent sections with the same surface are refused', async () => {
  expect(await errorsOf(COUNTERS + COUNTERS)).toEqual([
    'content/pages/added.yaml: "sections.2" has the same surface as the section before it, wall: the two would look like one. Put another section between them.',
  ])
  expect(await errorsOf(COUNTERS + QUESTIONS + COUNTERS)).toEqual([])
})

test('a list of all articles needs titles for its further pages, and other pages may not have them', async () => {
  const list = '  - type: post-list\n    heading: All of them\n'
  const words = `pagination:
  title: 'Page {page} of what we wrote'
  description: 'Page {page} of what we wrote'
  heading: 'Page {page}'
`
  expect(await errorsOf(list)).toEqual([
    'content/pages/added.yaml: "pagination" is missing. Add it: titles and description of the second and later pages of its list.',
  ])
  expect(await errorsOf(list, words)).toEqual([])
  expect(await errorsOf(QUESTIONS, words)).toEqual([
    'content/pages/added.yaml: "pagination" names further pages, which a page without a list of all articles does not have. Remove it.',
  ])
  expect(await errorsOf(`${list}  - type: post-index\n`, words)).toEqual([
    'content/pages/added.yaml: "sections.2" is a second list of all articles. Keep one of them.',
  ])
})

test('the home page may not have a list with further pages', async () => {
  const list = { from: '  - type: counters\n', to: '  - type: post-index\n' }
  expect(await errorsAfter({ 'pages/home.yaml': list })).toEqual([
    'content/pages/home.yaml: "sections.6" is a list of all articles, which / cannot have, because it has no further pages. Use latest-posts.',
  ])
})
