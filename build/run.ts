import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { QUIET } from './buildEnvironment.ts'

/** Starts Node or a package's command, which is a script on Windows and needs a shell there. */
export function startCommand(command: string, args: string[], options: SpawnOptions): ChildProcess {
  if (process.platform !== 'win32') return spawn(command, args, options)
  // One line, because separate arguments would reach the shell without quotation marks.
  const line = [command, ...args].map((word) => `"${word}"`).join(' ')
  return spawn(line, { ...options, shell: true })
}

/**
 * Runs a command with its output on this terminal.
 * @returns its exit code; 1 if a signal ended it.
 */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = { ...process.env, ...QUIET },
): Promise<number> {
  // A child that inherits a pipe leaves it in blocking mode, and this process would then wait for its reader.
  const output = process.stdout.isTTY ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = startCommand(command, args, {
      stdio: ['inherit', output, output],
      env,
    })
    child.stdout?.pipe(process.stdout)
    child.stderr?.pipe(process.stderr)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
