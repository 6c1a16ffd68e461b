import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const FOLDER = import.meta.dirname
const ROOT = join(FOLDER, '..')
/** Attributes with words that the owner hears or reads outside the page's text. */
const SPOKEN = /^(?:aria-label|title|alt|placeholder|label|help|description)$/

/** Words that a component does not take from labels. */
function ownWords(file: string): string[] {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const words: string[] = []
  const visit = (node: ts.Node) => {
    const isSpoken =
      ts.isJsxText(node) ||
      (ts.isStringLiteral(node) &&
        ts.isJsxAttribute(node.parent) &&
        SPOKEN.test(node.parent.name.getText()))
    if (isSpoken && /\p{L}/u.test(node.text)) words.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words
}

/** Terms for people who have seen the files: paths, settings, and the syntax of YAML. */
const OF_FILES =
  /content\/|docs\/|\.(?:ya?ml|mdx|env)\b|\bUTC\b|\b(?:true|false|null)\b|left out, it is|in quotes|\b(?:as|for) '|; ''|\b[A-Z]+_[A-Z_]+\b/

/** Sentences that people who use only forms never see. */
const EXCEPTIONS = [
  // Only people who edit the file can write a figure, or something other than a list.
  "Use true for yes, false for no, or text in quotes, such as '5'.",
  'Use false, or a list of links with id, path and label.',
]

/** The sentences and labels of a file, except those of commands, which people read in a terminal. */
function sentences(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'command') return
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (node.text.includes(' ')) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

test('labels, help and advice use the words of people who have never seen a file', () => {
  const files = globSync(
    ['studio/**/labels.ts', 'content-model/schemas/*.ts', 'site/sections/*/*.schema.ts'],
    { cwd: ROOT },
  )
  expect(files.length).toBeGreaterThan(80)
  const failing = files.flatMap((file) =>
    sentences(file)
      .filter((words) => OF_FILES.test(words) && !EXCEPTIONS.includes(words))
      .map((words) => `${file}: ${words}`),
  )
  expect(failing).toEqual([])
})

test.each(globSync('**/*.tsx', { cwd: FOLDER }))('%s takes its words from labels.ts', (file) => {
  expect(ownWords(file)).toEqual([])
})
