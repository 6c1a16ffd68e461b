import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const EXAMPLE = join(import.meta.dirname, '../../../.env.example')

/** Every setting, blank. A process that is given them takes none from the owner's `.env`: no test may write to that database, or mail. */
export const BLANK_SETTINGS: Record<string, string | undefined> = parseEnv(
  readFileSync(EXAMPLE, 'utf8'),
)
