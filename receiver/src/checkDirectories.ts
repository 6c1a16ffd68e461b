import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './ConfigError.ts'
import type { Config } from './config.ts'
import { closeToOthers } from './storage/closeToOthers.ts'

/**
 * Checks before the start what would otherwise fail later and say less, and closes the messages to
 * other users of the machine.
 * @returns what the owner should know of that; null where nothing was open.
 * @throws ConfigError when there is no site to serve, or no place to keep what visitors send.
 */
export function checkDirectories({
  siteDirectory,
  dataDirectory,
  databaseUrl,
}: Config): string | null {
  if (siteDirectory !== null && !existsSync(join(siteDirectory, 'index.html'))) {
    throw new ConfigError(
      `SITE_DIRECTORY is "${siteDirectory}". No built site is there. Build it with npm run build, or use none to take forms only.`,
    )
  }
  if (databaseUrl !== null) return null
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
    accessSync(dataDirectory, constants.W_OK)
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIRECTORY is "${dataDirectory}". It cannot be written to. Use a folder that this user may write to.`,
      { cause },
    )
  }
  return closeToOthers(dataDirectory)
}
