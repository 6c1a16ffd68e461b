import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Usage } from './reportUsage.ts'

const REPORTER = pathToFileURL(join(import.meta.dirname, 'reportUsage.ts')).href

/**
 * Builds the site of a project folder and measures it.
 * @throws with the output of the build if it fails.
 */
export async function measureBuild(directory: string): Promise<Usage & { clockMs: number }> {
  const usageFile = join(directory, 'usage.json')
  const startMs = performance.now()
  const build = spawn(
    'node',
    ['--import', REPORTER, join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
    {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        ASTRO_DISABLE_UPDATE_CHECK: '1',
        USAGE_FILE: usageFile,
      },
    },
  )
  const [output, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'exit'),
  ])
  if (code !== 0) throw new Error(`The build failed.\n${output}${errors}`)
  const clockMs = performance.now() - startMs
  return { clockMs, ...JSON.parse(await readFile(usageFile, 'utf8')) }
}
