import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CommandArguments, type CommandOption, UsageError } from './Command.ts'
import { openPrivateFile } from './openPrivateFile.ts'
import { remark, type Terminal } from './terminal.ts'
import { terminalLines } from './text.ts'

/** Where an export goes, for every command that has one. */
export const EXPORT_OPTIONS: Readonly<Record<string, CommandOption>> = {
  file: { value: 'PATH', help: 'a new file that only you may read; else the terminal' },
  force: { help: 'write over the file if it exists' },
}

/** Null where the export goes to the terminal. */
export type ExportFile = { path: string; overwrite: boolean } | null

/** Reads them. @throws UsageError */
export function readExportFile(
  { values, switches }: CommandArguments,
  { workingDirectory }: Terminal,
): ExportFile {
  const path = values.get('file')
  const overwrite = switches.has('force')
  if (!path && overwrite) throw new UsageError('--force goes with --file PATH.')
  return path ? { path: resolve(workingDirectory, path), overwrite } : null
}

/**
 * Writes an export to where it goes.
 * @param makePieces begins to read what is exported: where the file cannot be made, nothing is read, or logged as read.
 * @param describe says what it held, once it is written.
 */
export async function writeExport(
  terminal: Terminal,
  file: ExportFile,
  makePieces: () => Readable,
  describe: () => string,
): Promise<void> {
  if (file === null) return writeOut(terminal, makePieces())
  await writeFile(file, makePieces)
  remark(terminal, `${describe()} in ${file.path}`)
}

/** Counts what is handed out. */
export function countItems<Item>(source: AsyncIterable<Item>) {
  let count = 0
  async function* read() {
    for await (const item of source) {
      count += 1
      yield item
    }
  }
  return { items: read(), count: () => count }
}

async function writeFile(
  { path, overwrite }: NonNullable<ExportFile>,
  makePieces: () => Readable,
): Promise<void> {
  const file = await openPrivateFile(path, overwrite)
  try {
    await pipeline(makePieces(), file.createWriteStream())
  } catch (error) {
    // Half an export would look like a whole one.
    await rm(path, { force: true })
    throw error
  }
}

/** A terminal gets signs instead of control characters; a program gets the bytes as they are. */
async function writeOut(terminal: Terminal, pieces: Readable): Promise<void> {
  const stayOpen = { end: false }
  if (terminal.columns === null) return pipeline(pieces, terminal.output, stayOpen)
  const safe = new Transform({
    decodeStrings: false,
    transform: (piece, _encoding, done) => done(null, terminalLines(String(piece))),
  })
  return pipeline(pieces.setEncoding('utf8'), safe, terminal.output, stayOpen)
}
