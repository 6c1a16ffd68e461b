import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

const QUESTIONS = '  - type: questions\n    heading: Asked and answered\n'
const PANEL = `  - type: message-panel
    text: One sentence.
    action: { label: Back, path: / }
    field: lilac
    picture: scene.webp
    alt: ''
`
const COUNTERS = '  - type: counters\n'

/** What is refused of a page that holds these sections. */
function refusalsOf(sections: string, more = ''): Promise<readonly string[]> {
  const head = `path: /added
title: 'A page that somebody has added | {name}'
description: >-
  Long enough to be shown by a search engine, and written for this test and no other.
heading: Added
indexed: true
${more}sections:
`
  return refusalsAfter({ 'pages/added.yaml': head + sections })
}

test('a page of known sections needs nothing but its file', async () => {
  expect(await refusalsOf(QUESTIONS + COUNTERS)).toEqual([])
})

test('a section that does not exist is refused with those that do', async () => {
  const [refusal] = await refusalsOf('  - type: question\n    heading: Asked\n')
  expect(refusal).toMatch(
    /^content\/pages\/added\.yaml: "sections\.1\.type" is "question"\. Use one of .*questions/,
  )
})

test('a section that lacks something is refused with what it is for', async () => {
  expect(await refusalsOf('  - type: questions\n')).toEqual([
    'content/pages/added.yaml: "sections.1.heading" is missing. Add it: heading of the section.',
  ])
})

test('two main headings are refused', async () => {
  expect(await refusalsOf(PANEL + PANEL)).toEqual([
    'content/pages/added.yaml: "sections.2" is a message-panel, but "sections.1" holds the page\'s main heading already. Keep one of them.',
  ])
})

test('a picture for a title bar that the page does not have is refused', async () => {
  expect(await refusalsOf(PANEL, 'scene: { picture: scene.webp, field: lilac }\n')).toEqual([
    'content/pages/added.yaml: "scene" is the picture of a title bar, which a page with a message-panel does not have. Take it out.',
  ])
})

test('a control that opens a film is refused without the film', async () => {
  const hero = `  - type: type-hero
    lead_in: Read
    phrases: [One Thing]
    text: A sentence.
    action: { label: Go, path: /contact }
    watch: Watch
`
  const dialog = '  - type: video-dialog\n'
  expect(await refusalsOf(hero)).toEqual([
    'content/pages/added.yaml: "sections.1" has a control that opens the intro film. Add "- type: video-dialog" at the end.',
  ])
  expect(await refusalsOf(hero + dialog)).toEqual([])
  expect(await refusalsOf(hero + dialog + dialog)).toEqual([
    'content/pages/added.yaml: "sections.3" is a second video-dialog. Keep one of them.',
  ])
})

test('two sections of one ground side by side are refused', async () => {
  expect(await refusalsOf(COUNTERS + COUNTERS)).toEqual([
    'content/pages/added.yaml: "sections.2" has the ground of the section before it, wall: the two would look like one. Put another between them.',
  ])
  expect(await refusalsOf(COUNTERS + QUESTIONS + COUNTERS)).toEqual([])
})
