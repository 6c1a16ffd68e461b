import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { articleParts } from '../../../content-model/articles/articleParts.ts'
import { splitArticle } from '../../../content-model/parse.ts'
import { readText } from '../../content/richText/readText.ts'
import { extensionsFor } from './extensions.ts'
import { nodesOf, Sources } from './Sources.ts'
import { withBlocks } from './withBlocks.ts'

const root = join(import.meta.dirname, '../../..')
const texts = globSync('{content,tests/content}/**/*.mdx', { cwd: root })
const schema = getSchema(extensionsFor(Object.keys(articleParts)))

/** A text that is open in the editor. */
function opened(text: string) {
  const read = readText(text)
  if ('problem' in read) throw new Error(read.problem)
  const doc = schema.node('doc', null, nodesOf(schema, read.blocks))
  doc.check()
  const sources = new Sources()
  sources.take(read, doc)
  return { state: EditorState.create({ doc }), write: (now: EditorState) => sources.write(now.doc) }
}

test.each(texts)('%s is written byte for byte when nobody has changed it', async (file) => {
  const text = splitArticle(await readFile(join(root, file), 'utf8'))?.body ?? ''
  const { state, write } = opened(text)
  expect(write(state).text).toBe(text)

  // Changes each text block by itself, and undoes the change.
  state.doc.forEach((block, position, index) => {
    if (!block.isTextblock) return
    const change = state.tr.insertText('New ', position + 1)
    const changed = state.apply(change)
    const { text: after, lines } = write(changed)
    const [start = 0, end = Number.POSITIVE_INFINITY] = [lines[index], lines[index + 1]]
    const others = (whole: string) =>
      whole.split('\n').filter((_, line) => line < start || line >= end)
    expect(others(after)).toEqual(others(text))
    expect(after).not.toBe(text)
    const back = changed.tr.step(change.steps[0]?.invert(state.doc) ?? never())
    expect(write(changed.apply(back)).text).toBe(text)
  })
})

function never(): never {
  throw new Error('Nothing was changed.')
}

describe('a changed block', () => {
  /** Inserts a word at the start of a block. @returns the whole text. */
  const changed = (text: string, index: number) => {
    const { state, write } = opened(text)
    let position = 0
    for (let before = 0; before < index; before++) position += state.doc.child(before).nodeSize
    return write(state.apply(state.tr.insertText('New ', position + 1))).text
  }

  test.each([
    ['blank lines', 'one\n\n\n\ntwo\n \nthree\n\n\n', 1, 'one\n\n\n\nNew two\n \nthree\n\n\n'],
    ['Windows line endings', '\r\none\r\n\r\ntwo\r\n', 0, '\r\nNew one\r\n\r\ntwo\r\n'],
    [
      'other Markdown markers',
      '* a\n* b\n\n_c_ d\n\n***\n\nSet\n---\n',
      1,
      '* a\n* b\n\n*New c* d\n\n***\n\nSet\n---\n',
    ],
    ['a heading without a blank line', '## a\nb\n\nc', 2, '## a\nb\n\nNew c'],
    ['a missing final newline', 'a', 0, 'New a'],
  ])('preserves %s', (_name, text, index, expected) => {
    expect(changed(text, index)).toBe(expected)
  })

  test('leaves a blank line between its neighbours when it is deleted', () => {
    const { state, write } = opened('one\n\n## b\ntwo\n')
    const [one, heading] = [state.doc.child(0).nodeSize, state.doc.child(1).nodeSize]
    expect(write(state.apply(state.tr.delete(one, one + heading))).text).toBe('one\n\ntwo\n')
  })

  test('keeps two lists apart when it is deleted between them', () => {
    const { state, write } = opened('- a\n\nb\n\n- c\n')
    const [list, words] = [state.doc.child(0).nodeSize, state.doc.child(1).nodeSize]
    expect(write(state.apply(state.tr.delete(list, list + words))).text).toBe('- a\n\n* c\n')
  })
})

test.each([
  ['adds a block before it', 'zero\n\none\n\ntwo\n\nthree\n'],
  ['adds a block after it', 'one\n\ntwo\n\nfour\n\nthree\n'],
  ['changes the blocks around it', 'One\n\ntwo\n\nThree\n'],
  ['deletes the blocks around it', 'two\n'],
  ['changes nothing', 'one\n\ntwo\n\nthree\n'],
])('the caret keeps its place when somebody else %s', (_name, text) => {
  const { state } = opened('one\n\ntwo\n\nthree\n')
  const caret = TextSelection.create(state.doc, state.doc.child(0).nodeSize + 2)
  const read = readText(text)
  if ('problem' in read) throw new Error(read.problem)
  const typing = state.apply(state.tr.setSelection(caret))
  const after = typing.apply(withBlocks(typing, read.blocks))
  expect(after.selection.$from.parent.textContent).toBe('two')
  expect(after.selection.$from.parentOffset).toBe(1)
  const sources = new Sources()
  sources.take(read, after.doc)
  expect(sources.write(after.doc).text).toBe(text)
})
