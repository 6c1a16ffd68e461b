import { glob, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { ELEMENT_NODE, type Node, parse, TEXT_NODE } from 'ultrahtml'

/** The growth of a page that counts as a difference. */
const MAX_GROWTH = 0.02
/** Attributes that a visitor or a machine reads. */
const TOLD = ['href', 'alt', 'aria-label', 'content', 'title', 'action', 'name', 'type', 'datetime']
const SILENT = new Set(['style', 'path', 'svg'])

/**
 * Compares two built sites, page by page, and prints a line for each.
 * @returns the number of addresses that are new, gone, changed in content, or too much heavier.
 */
export async function compareSites(
  beforeDirectory: string,
  afterDirectory: string,
): Promise<number> {
  const [before, after] = await Promise.all([pagesOf(beforeDirectory), pagesOf(afterDirectory)])
  let differing = 0
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [one, other] = [before.get(name), after.get(name)]
    if (one === undefined || other === undefined) {
      console.info(`${name}: ${one === undefined ? 'new' : 'gone'}`)
      differing++
      continue
    }
    if (differs(name, one, other)) differing++
  }
  return differing
}

function differs(name: string, before: string, after: string): boolean {
  const [beforeBytes, afterBytes] = [compressedBytes(before), compressedBytes(after)]
  const growth = afterBytes / beforeBytes - 1
  console.info(`${name}: ${beforeBytes} → ${afterBytes} bytes (${(growth * 100).toFixed(1)} %)`)
  const found = differences(told(before), told(after))
  for (const line of found.slice(0, 20)) console.info(line.slice(0, 300))
  return found.length > 0 || growth > MAX_GROWTH
}

function compressedBytes(html: string): number {
  return brotliCompressSync(html).length
}

/** The content of a page, one line per item. */
function told(html: string): string[] {
  const lines: string[] = []
  const walk = (node: Node) => {
    if (node.type === TEXT_NODE) {
      const text = node.value.replaceAll(/\s+/g, ' ').trim()
      if (text) lines.push(text)
      return
    }
    if (node.type === ELEMENT_NODE) {
      if (SILENT.has(node.name)) return
      if (node.name === 'script') {
        if (node.attributes.type === 'application/ld+json') lines.push(...structuredData(node))
        return
      }
      const attributes = TOLD.flatMap((name) =>
        node.attributes[name] ? `${name}=${withoutHash(node.attributes[name])}` : [],
      )
      const isHeading = /^h[1-6]$/.test(node.name)
      if (attributes.length > 0 || isHeading) lines.push(`<${node.name}> ${attributes.join(' ')}`)
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(parse(html))
  return lines
}

function structuredData(script: Node): string[] {
  const text =
    'children' in script
      ? script.children.map((child: Node) => ('value' in child ? child.value : '')).join('')
      : ''
  const graph = JSON.parse(text)['@graph'] as object[]
  return graph.map((node) => `JSON-LD ${withoutHash(JSON.stringify(node))}`)
}

/** Removes hashes of built files, which change with every byte of their content. */
function withoutHash(text: string): string {
  return text.replaceAll(/(\/_astro\/[\w-]+)\.[\w-]+/g, '$1')
}

async function pagesOf(directory: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for await (const file of glob('**/*.html', { cwd: directory })) {
    pages.set(file, await readFile(`${directory}/${file}`, 'utf8'))
  }
  return pages
}

function differences(before: string[], after: string[]): string[] {
  const lines: string[] = []
  const [left, right] = [count(before), count(after)]
  for (const [line, times] of left) if ((right.get(line) ?? 0) < times) lines.push(`  - ${line}`)
  for (const [line, times] of right) if ((left.get(line) ?? 0) < times) lines.push(`  + ${line}`)
  if (lines.length > 0) return lines
  const index = before.findIndex((line, place) => line !== after[place])
  return index < 0 ? [] : [`  another order from "${after[index]}" on, before "${before[index]}"`]
}

function count(lines: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}
