import { expect, test } from 'vitest'
import { collections, jsonSchemaOf } from '../../content-model/collections.ts'
import { fieldName } from '../../content-model/fieldsOf.ts'
import type { ContentRecord } from '../../content-model/records.ts'
import { explainFault, pathOf } from './validation.ts'

function recordOf(key: 'pages' | 'team' | 'posts', file: string, value: unknown): ContentRecord {
  const { schema } = collections[key]
  const ownKey = key === 'pages' ? 'pages.about' : key
  return { key: ownKey, file, schema, jsonSchema: jsonSchemaOf(schema), value }
}

const ABOUT = 'content/pages/about.yaml'
const records = [
  recordOf('pages', ABOUT, {
    sections: [{ type: 'hero' }, { type: 'questions', heading: 'Asked often' }],
  }),
  recordOf('team', 'content/team/ada.yaml', {
    name: 'Ada Smith',
    src: '',
    social_media: [{ icon: 'x' }, { icon: 'facebook' }, { icon: 'x' }],
  }),
]
const read = (fault: string) => {
  const { problem, place } = explainFault(records, fault)
  return `${place?.record ?? ''} | ${place?.label ?? ''} | ${problem}`
}

test.each([
  [
    'content/team/ada.yaml: "src" is blank. Write some words.',
    'Ada Smith | Picture | is blank. Choose a picture.',
  ],
  [
    'content/team/ada.yaml: "bio" is blank. Write some words.',
    'Ada Smith | Bio | is blank. Write some words.',
  ],
  [
    `${ABOUT}: "sections.2.heading" is blank. Write some words.`,
    'About | Sections › Questions: Asked often › Heading | is blank. Write some words.',
  ],
  [
    'content/team/ada.yaml: "social_media.2.link" is blank.',
    'Ada Smith | Social media › Facebook › Link | is blank.',
  ],
  [
    'content/team/ada.yaml: "social_media.3.link" is blank.',
    'Ada Smith | Social media › X (3) › Link | is blank.',
  ],
  [
    `${ABOUT}: "indexed" is blank. Use true or false.`,
    'About | Indexed | is blank. Choose yes or no.',
  ],
  [
    'content/team/ada.yaml: "name" is "A", which content/pages/about.yaml has too.',
    'Ada Smith | Name | is "A", which “About” has too.',
  ],
  [
    `${ABOUT}: "sections.2" is a hero, but "sections.1" holds the page's main heading already.`,
    'About | Sections › Questions: Asked often | is a hero, but “Sections › Hero” holds',
  ],
  [
    `${ABOUT}: "sections.1" has a control that opens the intro film. Add "- type: video-dialog" at the end.`,
    'has a control that opens the intro film. Add “Video dialog” at the end.',
  ],
  ['content/posts/new.mdx: line 12 says {x}.', '|  | content/posts/new.mdx: line 12 says {x}.'],
])('%s is told in the words of the form', (fault, words) => {
  expect(read(fault)).toContain(words)
})

test('a line of an article is named as a place of its own', () => {
  const post = recordOf('posts', 'content/posts/a.mdx', { title: 'A title' })
  expect(explainFault([post], 'content/posts/a.mdx: line 12 says {x}.')).toEqual({
    problem: 'says {x}.',
    place: { file: post.file, record: 'A title', line: 12, label: 'line 12' },
  })
})

test.each([[['a', 1, 'b']], [[2, 'ans']], [[0]], [['prices', '700']]])(
  'the path %j is found again by its name',
  (path) => {
    const value = { a: ['', { b: 1 }], prices: { 700: 1 } }
    const list = [{}, {}, { ans: '' }]
    expect(pathOf(fieldName(path), typeof path[0] === 'number' ? list : value)).toEqual(path)
  },
)
