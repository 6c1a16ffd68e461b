import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

/** Loads the settings of `.env`, if the file exists. Variables that are already set are kept. */
export function loadEnvironment(root: string): void {
  const file = join(root, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
