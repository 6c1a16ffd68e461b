import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildEnvironment } from './buildEnvironment.ts'

const RESTART_MS = 3000

/**
 * Runs the reloading development site. A fault in the content ends it, so it is started again until the fault is
 * gone.
 * @returns ends it.
 */
export function startDevelopmentSite(port: number): () => Promise<void> {
  let isEnding = false
  let child = start()

  function start(): ChildProcess {
    const started = spawn(
      'astro',
      ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)],
      { stdio: ['ignore', 'ignore', 'inherit'], env: buildEnvironment() },
    )
    started.on('exit', () => {
      if (isEnding) return
      setTimeout(() => {
        if (!isEnding) child = start()
      }, RESTART_MS)
    })
    return started
  }

  return async () => {
    isEnding = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}
