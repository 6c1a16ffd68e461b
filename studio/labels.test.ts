import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const FOLDER = import.meta.dirname
/** Words that the owner hears or reads outside the page's text. */
const SPOKEN = /^(?:aria-label|title|alt|placeholder|label|help|description)$/

/** Words that a component says by itself. */
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

test.each(globSync('**/*.tsx', { cwd: FOLDER }))('%s takes its words from labels.ts', (file) => {
  expect(ownWords(file)).toEqual([])
})
