import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE_NAME } from '../core/database/openSqlite.ts'
import { type Config, ConfigError } from '../server/config.ts'

/**
 * Checks before the start for faults that would otherwise show later and with less detail, and closes the stored
 * messages to other users of the machine.
 * @returns a note for the owner if something was open; else null.
 * @throws ConfigError if there is no site to serve, or no folder to store submissions in.
 */
export function checkDirectories({
  siteDirectory,
  dataDirectory,
  databaseUrl,
}: Config): string | null {
  if (siteDirectory !== null && !existsSync(join(siteDirectory, 'index.html'))) {
    throw new ConfigError(
      `SITE_DIRECTORY is "${siteDirectory}". There is no built site. Build it with npm run build, or use none to accept only forms.`,
    )
  }
  if (databaseUrl !== null) return null
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    accessSync(dataDirectory, constants.W_OK)
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIRECTORY is "${dataDirectory}". It is not writable. Use a folder that this user can write to.`,
      { cause },
    )
  }
  return closeToOthers(dataDirectory)
}

const FILE_NAMES = ['', '-wal', '-shm'].map((suffix) => SQLITE_FILE_NAME + suffix)

/** Permissions of the group and all others; of all others to read and to enter. */
const NOT_OWNER = 0o077
const OTHERS_READ = 0o004
const OTHERS_ENTER = 0o001

/**
 * Closes the stored messages to other users of the machine, if an older version or a careless command has left them
 * open. The folder is closed too if this user owns it and it holds nothing else; otherwise it may be the whole project.
 * @returns a sentence about that; null if nothing was open, and on Windows, which has no such modes.
 * @throws ConfigError if everybody can read the messages and this user may not change that.
 */
export function closeToOthers(dataDirectory: string): string | null {
  if (process.platform === 'win32') return null
  const names = readdirSync(dataDirectory)
  const files = FILE_NAMES.filter((name) => names.includes(name))
    .map((name) => join(dataDirectory, name))
    // A symbolic link, which may lead to another user's file, is skipped.
    .filter((file) => lstatSync(file).isFile())
  const isOwn = statSync(dataDirectory).uid === process.geteuid?.()
  const closed = isOwn && files.length === names.length && close(dataDirectory)
  const canOthersEnter = (statSync(dataDirectory).mode & OTHERS_ENTER) !== 0
  const closedFiles = files.filter((file) => {
    try {
      return close(file)
    } catch (cause) {
      if (!canOthersEnter || (statSync(file).mode & OTHERS_READ) === 0) return false
      throw new ConfigError(
        `DATA_DIRECTORY is "${dataDirectory}". Every user of this machine can read the messages in it, and this user is not allowed to change that. Let the owner of the files run chmod 600 ${file}`,
        { cause },
      )
    }
  })
  if (!closed && closedFiles.length === 0) return null
  return `DATA_DIRECTORY is "${dataDirectory}". Other users of this machine could read its contents; now only its owner can.`
}

/** @returns whether anything was open. */
function close(path: string): boolean {
  const { mode } = statSync(path)
  if ((mode & NOT_OWNER) === 0) return false
  chmodSync(path, mode & ~NOT_OWNER & 0o7777)
  return true
}
