import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPrivateFile } from '../core/submissions/openPrivateFile.ts'
import { SubmissionError } from '../core/submissions/SubmissionError.ts'
import { visibleLines } from '../server/text.ts'
import { type CommandArguments, type CommandOption, InboxError, UsageError } from './Command.ts'
import type { Terminal } from './terminal.ts'

/** The options for the target of an export. */
export const EXPORT_OPTIONS: Readonly<Record<string, CommandOption>> = {
  file: { value: 'PATH', help: 'a new file that only you can read; without it, the terminal' },
  force: { help: 'overwrite the file if it exists' },
}

/** The target of an export; null for the terminal. */
type ExportFile = { path: string; overwrite: boolean } | null

/** Reads `EXPORT_OPTIONS`. @throws UsageError if `--force` is given without `--file`. */
export function readExportFile(
  { values, switches }: CommandArguments,
  { workingDirectory }: Terminal,
): ExportFile {
  const path = values.get('file')
  const overwrite = switches.has('force')
  if (!path && overwrite) throw new UsageError('--force works only with --file PATH.')
  return path ? { path: resolve(workingDirectory, path), overwrite } : null
}

/**
 * Writes an export to its target.
 * @param makePieces starts reading the records. If the file cannot be created, no record is read or logged as read.
 */
export function writeExport(
  terminal: Terminal,
  file: ExportFile,
  makePieces: () => Readable,
): Promise<void> {
  return file ? writeFile(file, makePieces) : writeOut(terminal, makePieces())
}

async function writeFile(
  { path, overwrite }: NonNullable<ExportFile>,
  makePieces: () => Readable,
): Promise<void> {
  const file = await openPrivateFile(path, overwrite).catch((error: unknown) => {
    const fault = error instanceof SubmissionError ? error.fault : undefined
    if (fault?.kind !== 'not-writable' || fault.code !== 'EEXIST') throw error
    throw new InboxError(
      `${path} cannot be written: it already exists. Use another name, or add --force to overwrite it.`,
      { cause: error },
    )
  })
  try {
    await pipeline(makePieces(), file.createWriteStream())
  } catch (error) {
    // A partial export would look complete.
    await rm(path, { force: true })
    throw error
  }
}

/** A terminal gets visible symbols instead of control characters; another program gets the unchanged bytes. */
async function writeOut(terminal: Terminal, pieces: Readable): Promise<void> {
  const stayOpen = { end: false }
  if (terminal.columns === null) return pipeline(pieces, terminal.output, stayOpen)
  const safe = new Transform({
    decodeStrings: false,
    transform: (piece, _encoding, done) => done(null, visibleLines(String(piece))),
  })
  return pipeline(pieces.setEncoding('utf8'), safe, terminal.output, stayOpen)
}
