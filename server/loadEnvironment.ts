import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

/** Takes in the settings of `.env`, if there is one; what the environment sets already stays. */
export function loadEnvironment(root: string): void {
  const file = join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
