import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const REPORTER = pathToFileURL(join(import.meta.dirname, 'reportPeakMemory.ts')).href

/**
 * Builds the site of a project folder and measures it.
 * @throws when the build fails, with its words.
 */
export async function measureBuild(
  directory: string,
): Promise<{ timeMs: number; peakBytes: number }> {
  const peakFile = join(directory, 'peak-memory')
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
        PEAK_MEMORY_FILE: peakFile,
      },
    },
  )
  const [output, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'exit'),
  ])
  if (code !== 0) throw new Error(`The build failed.\n${output}${errors}`)
  return {
    timeMs: performance.now() - startMs,
    peakBytes: Number(await readFile(peakFile, 'utf8')),
  }
}
