import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const EXAMPLE = join(import.meta.dirname, '../../../.env.example')

/** Every setting, blank. A process with them ignores the owner's `.env`: no test uses that database or sends mail. */
export const BLANK_SETTINGS: Record<string, string | undefined> = parseEnv(
  readFileSync(EXAMPLE, 'utf8'),
)
