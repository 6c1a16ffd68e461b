import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** A copy of the content in which some files have other texts. */
export class ContentMirror {
  readonly #from: string
  readonly #to: string
  /** The state of each content file when it was last copied. */
  #copied = new Map<string, string>()
  #overlaid: ReadonlyMap<string, string> = new Map()

  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  /**
   * Updates the copy.
   * @param texts the texts that differ from the content, by path below the content folder.
   * @returns the changed files, as paths on disk.
   */
  async update(texts: ReadonlyMap<string, string>): Promise<string[]> {
    const states = await statesOf(this.#from)
    const changed: string[] = []
    const paths = new Set([...states.keys(), ...this.#copied.keys(), ...this.#overlaid.keys()])
    for (const path of new Set([...paths, ...texts.keys()])) {
      const text = texts.get(path)
      const isAsBefore =
        text === this.#overlaid.get(path) &&
        (text !== undefined || states.get(path) === this.#copied.get(path))
      if (isAsBefore) continue
      const file = join(this.#to, path)
      if (await this.#write(path, text, states.has(path))) changed.push(file)
    }
    this.#copied = states
    this.#overlaid = new Map(texts)
    return changed
  }

  /** @returns whether the file changed. */
  async #write(path: string, text: string | undefined, isThere: boolean): Promise<boolean> {
    const file = join(this.#to, path)
    const before = await readFile(file).catch(() => undefined)
    if (text === undefined && !isThere) {
      await rm(file, { force: true })
      return before !== undefined
    }
    const after = text === undefined ? await readFile(join(this.#from, path)) : Buffer.from(text)
    if (before?.equals(after)) return false
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, after)
    return true
  }
}

/** The state of each file, which differs after each write: time, size and inode. */
async function statesOf(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, string]> => {
        const file = join(parentPath, name)
        // The file may be gone since it was listed.
        const found = await stat(file).catch(() => undefined)
        return [relative(directory, file), `${found?.mtimeMs} ${found?.size} ${found?.ino}`]
      }),
    ),
  )
}
