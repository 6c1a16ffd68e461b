import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

/** Large, because a long history names every file many times. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

const FOLDER = 'content/'

const runFile = promisify(execFile)

/**
 * The date (UTC, as 2024-11-01) on which each content file last changed, by its path below content/: the date of its
 * last commit, or of its last write if it has uncommitted changes or there is no git. Empty in a shallow clone, which
 * has neither date.
 * @param directory folder of the project.
 */
export async function contentDates(directory = process.cwd()): Promise<Map<string, string>> {
  const committed = await commitDays(directory)
  const dates = new Map<string, string>()
  if (committed === 'shallow') return dates
  const folder = join(directory, FOLDER)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).replaceAll('\\', '/')
    dates.set(path, committed.get(path) ?? (await stat(file)).mtime.toISOString().slice(0, 10))
  }
  return dates
}

/** The date of each file's last commit, for files without later changes; empty without git. */
async function commitDays(directory: string): Promise<Map<string, string> | 'shallow'> {
  const git = async (...args: string[]) => {
    const options = {
      cwd: directory,
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { ...process.env, TZ: 'UTC' },
    }
    const { stdout } = await runFile('git', ['-c', 'core.quotePath=false', ...args], options)
    return stdout.split('\n').filter(Boolean)
  }
  // To find renames, a clone without old file contents (Netlify's) would fetch them one by one.
  const names = ['--no-renames', '--name-only', '--relative', '--', FOLDER]
  try {
    if ((await git('rev-parse', '--is-shallow-repository'))[0] !== 'false') return 'shallow'
    const days = new Map<string, string>()
    let day = ''
    for (const line of await git('log', '--date=format-local:%Y-%m-%d', '--format=%cd', ...names)) {
      if (!line.startsWith(FOLDER)) day = line
      else if (!days.has(below(line))) days.set(below(line), day)
    }
    for (const file of await git('diff', 'HEAD', ...names)) days.delete(below(file))
    return days
  } catch {
    return new Map()
  }
}

function below(path: string): string {
  return path.slice(FOLDER.length)
}
