import { type ChildProcessWithoutNullStreams as ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { BLANK_SETTINGS } from './blankSettings.ts'

const START_FILE = join(import.meta.dirname, '../../../receiver/start.ts')
const BARE_FILE = join(import.meta.dirname, 'runReceiver.ts')

/**
 * Runs `node receiver/start.ts` with only these settings and a free port.
 * @param limits shell command that limits the resources of the process, such as `ulimit -S -f 100`.
 */
export function startProcess(settings: Record<string, string>, limits = 'true'): ChildProcess {
  return runFile(START_FILE, settings, limits)
}

/** Runs a receiver that accepts only forms and starts faster. */
export function startBareProcess(settings: Record<string, string>): ChildProcess {
  return runFile(BARE_FILE, settings, 'true')
}

function runFile(file: string, settings: Record<string, string>, limits: string): ChildProcess {
  const own = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' }
  const environment = { ...BLANK_SETTINGS, ...own, ...settings }
  const command = `${limits} && exec "$0" "$@"`
  const child = spawn('sh', ['-c', command, process.execPath, file], { env: environment })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Waits for the line with the address at which the process listens. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const address = /Listening at (\S+)\n/.exec(output)?.[1]
      if (address) resolve(address)
    })
    const words = text(child.stderr)
    child.once('exit', async () => reject(new Error(`It did not listen: ${await words}`)))
  })
}

/** Waits for the exit of a process that fails to start. */
export async function startFailureOf(child: ChildProcess) {
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: code as number, stderr }
}
