import { spawn } from 'node:child_process'

/** The project's Astro stays silent: no telemetry, no look for updates. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: '1' }

/**
 * Runs a command with its output on this terminal.
 * @returns its exit code; 1 where a signal ended it.
 */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...QUIET, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
