import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleParts } from '../../../content-model/articles/articleParts.ts'
import { readArticleText } from '../../../content-model/articles/readArticleText.ts'
import { splitArticle } from '../../../content-model/parse.ts'
import { IS_LONG_ROUND } from '../../../tests/support/round.ts'
import { snippetsFor } from '../form/articleSnippets.ts'
import { readText, type TextInBlocks } from './readText.ts'
import type { RichNode } from './richNode.ts'
import { writeBlock } from './writeBlock.ts'

const root = join(import.meta.dirname, '../../..')
const texts = globSync('{content,tests/content}/**/*.mdx', { cwd: root })

function opened(text: string): TextInBlocks {
  const read = readText(text)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

/** The single block of an MDX source. */
function blockIn(source: string): RichNode {
  const { blocks } = opened(source)
  expect(blocks, source).toHaveLength(1)
  return blocks[0]?.node ?? { type: 'none' }
}

/** Each letter with its marks and ancestors. White space is left out, as it may be trimmed. */
function lettersOf(node: RichNode, within = ''): string[] {
  const { type, attrs, text, marks = [], content = [] } = node
  const held = `${within}/${type}`
  if (text !== undefined) {
    const names = marks.map((mark) => mark.type + (mark.attrs?.href ?? '')).toSorted()
    return [...text].filter((sign) => sign.trim()).map((sign) => `${within} ${sign} ${names}`)
  }
  if (content.length > 0) return content.flatMap((child) => lettersOf(child, held))
  return [`${held} ${JSON.stringify(attrs)}`]
}

test.each(texts)('%s is parsed without loss, and only comments stay source', async (file) => {
  const body = splitArticle(await readFile(join(root, file), 'utf8'))?.body ?? ''
  const { lead, blocks, tail } = opened(body)
  expect(lead + blocks.map(({ before, source }) => (before ?? '') + source).join('') + tail).toBe(
    body,
  )
  const asSource = blocks.filter(({ node }) => node.type === 'sourceBlock')
  expect(asSource.filter(({ source }) => !source.startsWith('{/*'))).toEqual([])
})

test.each([
  ['a heading', '## One *two*'],
  ['marks', 'a **b _c_** ~~d~~ `e{f}` [g **h**](/about)'],
  ['a variable', 'We have {clients} clients.'],
  ['a variable alone', '{counting}'],
  ['a list', '- one\n- two\n  - three'],
  ['a loose list', '1. one\n\n   more\n\n2. two'],
  ['a list that begins at four', '4. four\n5. five'],
  ['a quote', '> one\n>\n> two'],
  ['code', '```ts\nconst a = {}\n```'],
  ['a rule', '---'],
  ['a line break', 'one\\\ntwo'],
  ['a table', '| A | B |\n| :-- | --: |\n| a\\|b | `c` |'],
  [
    'an element within a line',
    'H<sub>2</sub>O and <a href="https://x.example" hreflang="en">x</a>',
  ],
  ['a large quote', '<PullQuote>One *sentence*.</PullQuote>'],
  [
    'a checklist',
    '<Checklist title="First &amp; &quot;last&quot;">\n\n- one\n- two\n\n</Checklist>',
  ],
  [
    'a chart',
    "<BarChart\n  title=\"Bars\"\n  bars={[\n    ['One\\'s {clients}', 3, '3'],\n    ['Two', -1.5, '2'],\n  ]}\n  swatch=\"sky\"\n/>",
  ],
  [
    'a figure in braces',
    "<LineChart\n  title=\"Line\"\n  points={[\n    ['a', 1],\n  ]}\n  level={['Level', 3]}\n/>",
  ],
  ['a picture', '<Picture file="a.webp" alt="A thing" />'],
  ['an attribute alone', '<DataTable title="T" numbers>\n\n| A |\n| --- |\n| 1 |\n\n</DataTable>'],
])('%s is written back unchanged', (_name, source) => {
  expect(blockIn(source).type).not.toBe('sourceBlock')
  expect(writeBlock(blockIn(source))).toBe(source)
})

test.each(snippetsFor(Object.keys(articleParts)))(
  'the snippet “%s” is parsed as a block and written back unchanged',
  (_name, snippet) => {
    expect(blockIn(snippet.trim()).type).not.toBe('sourceBlock')
    expect(writeBlock(blockIn(snippet.trim()))).toBe(snippet.trim())
  },
)

test.each([
  ['a note', '{/* not shown */}'],
  ['an expression', '{1 + 1}'],
  ['a definition', '[a]: /about'],
  ['a task', '- [ ] to do'],
  ['an element around blocks', '<details>\n\nWords.\n\n</details>'],
  ['an unknown part', '<PieChart title="x" />'],
  ['an attribute that is worked out', '<Checklist title={a + b}>\n\n- c\n\n</Checklist>'],
  ['code with more than a language', '```ts title="x"\na\n```'],
])('%s is shown as its source', (_name, source) => {
  expect(blockIn(source)).toEqual({ type: 'sourceBlock', attrs: { source } })
  expect(writeBlock(blockIn(source))).toBe(source)
})

test('a text that cannot be parsed is rejected with its line', () => {
  expect(readText('Words.\n\n<PullQuote>')).toMatchObject({ line: 3 })
})

// The parser takes bare addresses for links, however they are escaped, so these make none.
const SIGNS = [...'*_[]()<>{}#-+.!|~`&\\"\':@/= \u00a01aé'].concat(
  'import ',
  'export ',
  '</p>',
  '{clients}',
  '<script>',
  '&amp;',
  '1. ',
  '- ',
  '  ',
)
const words = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 12 })
  .map((signs) => signs.join(''))
/** The parser misreads these characters in code within quotes and lists. */
const LOSING = /[`[\]\\]/
const marks = fc
  .tuple(fc.constantFrom([], ['bold'], ['italic']), fc.subarray(['link', 'code']))
  .map((names) =>
    names
      .flat()
      .map((type) =>
        type === 'link' ? { type, attrs: { href: '/about', title: null } } : { type },
      ),
  )
const inline: fc.Arbitrary<RichNode> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ type: fc.constant('text'), text: words, marks })
      .filter(
        ({ text, marks }) => !(LOSING.test(text) && marks.some(({ type }) => type === 'code')),
      ),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'variable', attrs: { name: 'clients' } }) },
)
const paragraph = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .filter(isOfOnePiece)
  .filter(hasLetters)
  .map((content): RichNode => ({ type: 'paragraph', content }))
const { block } = fc.letrec<{ block: RichNode; list: RichNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    paragraph.map(
      ({ content = [] }): RichNode => ({ type: 'heading', attrs: { level: 2 }, content }),
    ),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): RichNode => ({ type: 'blockquote', content })),
    tie('list'),
    words
      .filter((text) => !LOSING.test(text))
      .map(
        (text): RichNode => ({
          type: 'codeBlock',
          attrs: { language: null },
          content: [{ type: 'text', text }],
        }),
      ),
  ),
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    attrs: fc.record({ spread: fc.boolean(), start: fc.constant(1) }),
    content: fc.array(
      fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })).map(
        ([first, more]): RichNode => ({
          type: 'listItem',
          attrs: { spread: more.length > 0 },
          content: [first, ...more],
        }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
}))
function hasLetters(content: readonly RichNode[]): boolean {
  return content.some(({ text = '' }) => text.trim() !== '')
}
/** Whether no neighbours have the same marks, since the editor would join them. */
function isOfOnePiece(content: readonly RichNode[]): boolean {
  const marks = content.map((node) => JSON.stringify(node.marks))
  return marks.every((mark, index) => mark === undefined || mark !== marks[index + 1])
}

describe('any typed text', () => {
  test('is read back as typed, and none of it becomes code or a tag', () => {
    fc.assert(
      fc.property(block, (node) => {
        const source = writeBlock(node)
        const read = blockIn(source)
        expect(lettersOf(read), source).toEqual(lettersOf(node))
        const { faults } = readArticleText(source, new Map([['clients', '9']]))
        expect(faults, source).toEqual([])
      }),
      { seed: 98, numRuns: IS_LONG_ROUND ? 1000 : 150 },
    )
  })
})
