import { ELEMENT_NODE, type ElementNode, walkSync } from 'ultrahtml'
import { expect, test } from 'vitest'
import { parseHtml } from './parseHtml.ts'

/** The names of the elements of a page, and the text of its script. */
function read(words: string) {
  const script = `if (1 < 2 && "</p>") { "<b title='a>b'>" }`
  const page = `<html><head><meta content="${words}"><script data-a="${words}">${script}</script></head><body data-title="${words}"><!-- <i title="> --><p title='${words.replaceAll("'", '')}'>a<br/>b</p></body></html>`
  const elements: ElementNode[] = []
  walkSync(parseHtml(page), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node as ElementNode)
  })
  return {
    names: elements.map(({ name }) => name).join(' '),
    ended: elements.every(({ loc }) => loc.length === 2),
    script: elements.find(({ name }) => name === 'script')?.children,
  }
}

test.for([
  'When to write <b> and when to write <strong>',
  'An unclosed <!--',
  'An end --> of none',
  '</body></html>',
  '<script>',
  "It's > that",
  'C:\\',
  'a\nb <',
])('words in attributes are not markup: %s', (words) => {
  const page = read(words)
  expect(page.names).toBe('html head meta script body p br')
  expect(page.ended).toBe(true)
  expect(page.script).toMatchObject([{ value: `if (1 < 2 && "</p>") { "<b title='a>b'>" }` }])
})
