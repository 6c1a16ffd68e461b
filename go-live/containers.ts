import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Programs that run compose.yaml, with a command that succeeds only if they are installed. */
const PROGRAMS = [
  { command: 'docker compose', ask: ['docker', 'compose', 'version'] },
  { command: 'podman-compose', ask: ['podman-compose', '--version'] },
] as const

/** Files that show which program runs this container. From inside, the programs of the host cannot be detected. */
const MARKS = [
  { command: 'docker compose', file: '/.dockerenv' },
  { command: 'podman-compose', file: '/run/.containerenv' },
] as const

/** The command that runs compose.yaml on this machine; undefined if none is installed. */
export async function findCompose(): Promise<string | undefined> {
  const mark = MARKS.find(({ file }) => existsSync(file))
  if (mark) return mark.command
  for (const { command, ask } of PROGRAMS) {
    const [program, ...args] = ask
    const isThere = await runFile(program, args).then(
      () => true,
      () => false,
    )
    if (isThere) return command
  }
  return undefined
}
