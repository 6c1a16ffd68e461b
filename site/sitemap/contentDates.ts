import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A long history names every file many times. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

const FOLDER = 'content/'

/** As sitemaps write it, where the time zone is UTC. */
const TIME = '--date=format-local:%Y-%m-%dT%H:%M:%SZ'

const runFile = promisify(execFile)

/**
 * When each file of the content was last changed, by its path below content/: the time of its last commit,
 * as 2024-11-01T09:30:00Z, or undefined where it holds what no commit holds. Empty where the whole history
 * is not at hand: without git, in a copy, in a shallow clone.
 * @param directory folder of the project.
 */
export async function contentDates(
  directory = process.cwd(),
): Promise<Map<string, string | undefined>> {
  const dates = new Map<string, string | undefined>()
  const git = async (...args: string[]) => {
    const options = {
      cwd: directory,
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { ...process.env, TZ: 'UTC' },
    }
    const { stdout } = await runFile('git', ['-c', 'core.quotePath=false', ...args], options)
    return stdout.split('\n').filter(Boolean)
  }
  const own = ['--', FOLDER]
  try {
    if ((await git('rev-parse', '--is-shallow-repository'))[0] !== 'false') return dates
    let date = ''
    for (const line of await git(
      'log',
      TIME,
      '--format=%cd',
      '--name-only',
      '--relative',
      ...own,
    )) {
      if (!line.startsWith(FOLDER)) date = line
      else if (!dates.has(below(line))) dates.set(below(line), date)
    }
    const notCommitted = [
      ...(await git('diff', 'HEAD', '--name-only', '--relative', ...own)),
      ...(await git('ls-files', '--others', '--exclude-standard', ...own)),
    ]
    for (const file of notCommitted) dates.set(below(file), undefined)
    return dates
  } catch {
    return new Map()
  }
}

function below(path: string): string {
  return path.slice(FOLDER.length)
}
