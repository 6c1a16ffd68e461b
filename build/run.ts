import { spawn } from 'node:child_process'
import { QUIET } from './buildEnvironment.ts'

/**
 * Runs a command with its output on this terminal.
 * @returns its exit code; 1 if a signal ended it.
 */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = { ...process.env, ...QUIET },
): Promise<number> {
  // A pipe that a child is given is left in a state in which this process would wait for its subscriber.
  const output = process.stdout.isTTY ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['inherit', output, output],
      env,
    })
    child.stdout?.pipe(process.stdout)
    child.stderr?.pipe(process.stderr)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
