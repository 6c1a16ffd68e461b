import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../server/freePort.ts'
import type { StartDrawer } from '../../studio/context/Drawer.ts'
import { buildEnvironment } from '../buildEnvironment.ts'
import { copyProject } from '../publish/buildRelease.ts'

/** Does not clash with the ports of the site and the studio. */
const FIRST_PORT = 4340

/**
 * Renders pages in a copy of a project, whose content the studio updates while the owner types. The server listens on
 * this machine only and ends with this process.
 */
export function drawerStarter(projectDirectory: string, contentDirectory: string): StartDrawer {
  return async () => {
    const copy = join(projectDirectory, '.cache/studio')
    await copyProject(projectDirectory, contentDirectory, copy)
    const port = await freePort(FIRST_PORT)
    const child = fork('build/drawing/serveDrawings.ts', [String(port)], {
      cwd: copy,
      execPath: process.execPath,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: buildEnvironment(),
    })
    await answerOf(child)
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    return {
      contentDirectory: join(copy, 'content'),
      url: `http://127.0.0.1:${port}`,
      hasEnded,
      async take(files) {
        child.send({ files })
        await answerOf(child)
      },
      async end() {
        if (hasEnded()) return
        const ended = once(child, 'exit')
        child.kill()
        await ended
      },
    }
  }
}

/** Waits for a message of the process. @throws Error if the process ends first. */
async function answerOf(child: ChildProcess): Promise<void> {
  const heard = new AbortController()
  await Promise.race([
    once(child, 'message', heard),
    once(child, 'exit', heard).then(([code, signal]) => {
      throw new Error(`The process that renders pages ended with ${code ?? signal}.`)
    }),
  ]).finally(() => heard.abort())
}
