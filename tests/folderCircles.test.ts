import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Without `content-model` and `site`, which import each other: section schemas are in `site` beside the sections. */
const PARTS = ['build', 'cli', 'commands', 'core', 'receiver', 'server', 'studio', 'workshop']

type Import = { from: string; to: string }

/** Every import of a file in another folder of these parts, including types. Tests may import from anywhere. */
function importsBetweenFolders(): Import[] {
  const files = globSync(`{${PARTS.join()}}/**/*.{ts,tsx}`, { cwd: ROOT })
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(join(ROOT, file), 'utf8'))
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => ({ from: file, to: join(dirname(file), fileName) })),
    )
    .filter(
      ({ from, to }) => dirname(from) !== dirname(to) && PARTS.includes(to.split('/')[0] ?? ''),
    )
}

/** The shortest import cycle through a folder, or undefined if there is none. */
function circleThrough(start: string, imports: readonly Import[]): Import[] | undefined {
  const ways: Import[][] = imports.filter(({ from }) => dirname(from) === start).map((one) => [one])
  const seen = new Set<string>()
  for (const way of ways) {
    const folder = dirname(way.at(-1)?.to ?? '')
    if (folder === start) return way
    if (seen.has(folder)) continue
    seen.add(folder)
    ways.push(...imports.filter(({ from }) => dirname(from) === folder).map((one) => [...way, one]))
  }
  return undefined
}

test('no folder of the receiver, the studio and the tools is part of an import cycle', () => {
  const imports = importsBetweenFolders()
  expect(imports.length).toBeGreaterThan(100)
  const folders = new Set(imports.map(({ from }) => dirname(from)))
  const circles = [...folders].flatMap((folder) => {
    const circle = circleThrough(folder, imports)
    return circle ? [circle.map(({ from, to }) => `${from} imports ${to}`)] : []
  })
  expect(circles).toEqual([])
})
