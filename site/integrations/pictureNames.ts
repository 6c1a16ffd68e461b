import { createHash } from 'node:crypto'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** How Astro ends the name of a delivered picture: the hash of its master, that of how it was made, what it is. */
const ENDING = /(?<=\.)([\w-]{8})_[0-9A-Za-z]+\.([a-z]+)\b/g

/** What is written together with the pages. What was bundled before them names no delivered picture. */
const TEXTS = '**/*.{html,xml,json,txt,webmanifest}'

/**
 * Gives all sizes of a picture one hash that their names share, in place of two each: a page names up to a hundred of
 * them, and hashes do not compress. It is that of their bytes, so a picture that has changed has another name.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: 'picture-names',
    hooks: {
      'astro:build:done': ({ dir }) => renamePicturesIn(fileURLToPath(dir)),
    },
  }
}

/** @param directory folder of the built site, with a slash at its end. */
export function renamePicturesIn(directory: string): void {
  const files = globSync('_astro/*', { cwd: directory }).toSorted()
  const sizes = files.flatMap((file) => [...file.matchAll(ENDING)])
  const names = new Map<string, string>()
  for (const group of Map.groupBy(sizes, ([, master]) => master).values()) {
    const hash = createHash('sha256')
    for (const { input } of group) hash.update(readFileSync(directory + input))
    const shared = hash.digest('hex').slice(0, 8)
    for (const [index, [ending, , kind]] of group.entries()) {
      names.set(ending, `${shared}-${index}.${kind}`)
    }
  }
  const renamed = (text: string) => text.replaceAll(ENDING, (ending) => names.get(ending) ?? ending)
  for (const file of globSync(TEXTS, { cwd: directory })) {
    const text = readFileSync(directory + file, 'utf8')
    writeFileSync(directory + file, renamed(text))
  }
  for (const { input } of sizes) renameSync(directory + input, directory + renamed(input))
}
