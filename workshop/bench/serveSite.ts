import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type ServedSite = { url: string; pid: number; stop(): Promise<void> }

/**
 * Starts the receiver on a free port with its own data, as `npm start` does after its build.
 * @param environment further settings, such as DATABASE_URL.
 * @param directory of the project.
 * @throws if the receiver exits before it listens; its own messages are on the terminal then.
 */
export async function serveSite(
  environment: Record<string, string> = {},
  directory = process.cwd(),
): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'bench-data-'))
  const server = spawn('node', ['--max-semi-space-size=2', 'receiver/start.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIRECTORY: data,
      SITE_DIRECTORY: 'dist',
      ...environment,
    },
  })
  const ended = once(server, 'exit')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^Listening at (\S+)/.exec(line)?.[1]
    if (!url || !server.pid) continue
    return {
      url,
      pid: server.pid,
      async stop() {
        server.kill('SIGTERM')
        await ended
        await rm(data, { recursive: true })
      },
    }
  }
  throw new Error('The receiver ended before it was ready.')
}

/** Starts the receiver of a project with its own data. It serves the current release, since no site folder is set. */
export function serveRelease(directory: string): Promise<ServedSite> {
  return serveSite({ SITE_DIRECTORY: '' }, directory)
}
