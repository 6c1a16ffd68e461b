import { expect, test } from 'vitest'
import { collections, jsonSchemaOf } from '../../content-model/collections.ts'
import type { ContentFault } from '../../content-model/faultSentence.ts'
import type { ContentRecord } from '../../content-model/records.ts'
import { explainFault } from './validation.ts'

function recordOf(key: 'pages' | 'team' | 'posts', file: string, value: unknown): ContentRecord {
  const { schema } = collections[key]
  const ownKey = key === 'pages' ? 'pages.about' : key
  return { key: ownKey, file, schema, jsonSchema: jsonSchemaOf(schema), value }
}

const ABOUT = 'content/pages/about.yaml'
const ADA = 'content/team/ada.yaml'
const records = [
  recordOf('pages', ABOUT, {
    sections: [{ type: 'hero' }, { type: 'questions', heading: 'Asked often' }],
  }),
  recordOf('team', ADA, {
    name: 'Ada Smith',
    src: '',
    social_media: [{ icon: 'x' }, { icon: 'facebook' }, { icon: 'x' }],
  }),
]
const read = (fault: ContentFault) => {
  const { problem, place } = explainFault(records, fault)
  return `${place?.record ?? ''} | ${place?.label ?? ''} | ${problem}`
}

test.each<[ContentFault, string]>([
  [
    { file: ADA, path: ['src'], found: '', allowed: 'text' },
    'Ada Smith | Picture | is blank. Choose a picture.',
  ],
  [
    { file: ADA, path: ['src'], problem: 'has 999 characters', advice: 'Use fewer.' },
    'Ada Smith | Picture | has 999 characters. Use fewer.',
  ],
  [
    { file: ADA, path: ['src'], advice: 'Add it: a portrait.' },
    'Ada Smith | Picture | is missing. Choose a picture.',
  ],
  [
    { file: ADA, path: ['bio'], found: '', allowed: 'text' },
    'Ada Smith | Bio | is blank. Write some text.',
  ],
  [
    { file: ABOUT, path: ['sections', 1, 'heading'], found: '', allowed: 'text' },
    'About | Sections › Questions: Asked often › Heading | is blank. Write some text.',
  ],
  [
    { file: ADA, path: ['social_media', 1, 'link'], found: '' },
    'Ada Smith | Social media › Facebook › Link | is blank.',
  ],
  [
    { file: ADA, path: ['social_media', 2, 'link'], found: '' },
    'Ada Smith | Social media › X (3) › Link | is blank.',
  ],
  [
    { file: ABOUT, path: ['indexed'], found: '', allowed: 'boolean' },
    'About | Indexed | is blank. Choose yes or no.',
  ],
  [
    { file: ADA, path: ['name'], problem: ['is "A", which ', { file: ABOUT }, ' also uses'] },
    'Ada Smith | Name | is "A", which “About” also uses.',
  ],
  [
    {
      file: ABOUT,
      path: ['sections', 1],
      problem: ['is a hero, but ', { field: ['sections', 0] }, ' holds the heading already'],
    },
    'About | Sections › Questions: Asked often | is a hero, but “Sections › Hero” holds',
  ],
  [
    {
      file: ABOUT,
      path: ['sections', 0],
      problem: 'has a control that opens the intro film',
      advice: ['Add ', { section: 'video-dialog' }, ' at the end.'],
    },
    'has a control that opens the intro film. Add “Video dialog” at the end.',
  ],
  [
    { file: 'content/posts/new.mdx', line: 12, problem: 'contains {x}' },
    '|  | “new”: line 12 contains {x}.',
  ],
])('the fault %j is explained in the words of the form', (fault, words) => {
  expect(read(fault)).toContain(words)
})

test('a fault in an article has its line as its place', () => {
  const post = recordOf('posts', 'content/posts/a.mdx', { title: 'A title' })
  expect(explainFault([post], { file: post.file, line: 12, problem: 'contains {x}' })).toEqual({
    problem: 'contains {x}.',
    place: { file: post.file, record: 'A title', line: 12, label: 'line 12' },
  })
})
