import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Headless shells draw no windows, so the tests take half the time. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

const WHOLE_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** Timeout for a network that never answers. */
const DOWNLOAD_MINUTES = 5

/**
 * Finds a Chromium for the browser tests, in this order: BROWSER_PATH; a headless shell on this machine, downloaded by
 * Playwright, or from Debian's packages; a full browser on this machine or from Debian.
 * @returns the path of the program.
 * @throws with advice if there is no browser.
 */
export function findBrowser(): string {
  const named = process.env.BROWSER_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `BROWSER_PATH is "${named}", but there is no such program. Use the path of a Chromium, or unset it.`,
    )
  }
  return (
    onThisMachine(HEADLESS_SHELLS) ??
    downloadedByPlaywright() ??
    fromDebian('chromium-headless-shell') ??
    onThisMachine(WHOLE_BROWSERS) ??
    fromDebian('chromium') ??
    stop(
      'No browser was found for the tests. Install Chromium (Debian: apt-get install chromium-headless-shell), or set BROWSER_PATH to its program.',
    )
  )
}

function onThisMachine(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts)
}

function downloadedByPlaywright(): string | undefined {
  const install = ['install', 'chromium-headless-shell']
  const { stdout } = spawnSync('playwright', [...install, '--dry-run'], { encoding: 'utf8' })
  const [, folder] = /^ *Install location: +(.+)$/m.exec(stdout ?? '') ?? []
  if (folder === undefined) return undefined
  const program = () => globSync('*/*headless*shell{,.exe}', { cwd: folder })[0]
  if (program() === undefined) tryFor(DOWNLOAD_MINUTES, 'playwright', install)
  const path = join(folder, program() ?? '')
  return starts(path) ? path : undefined
}

/** A downloaded program may lack system libraries, and Ubuntu's stub only says how to install a browser. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0
}

function fromDebian(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  tryFor(DOWNLOAD_MINUTES, 'apt-get', ['update', '--quiet'])
  tryFor(DOWNLOAD_MINUTES, 'apt-get', ['install', '--yes', '--no-install-recommends', name])
  return onThisMachine([name])
}

function tryFor(minutes: number, command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 })
}

function stop(message: string): never {
  throw new Error(message)
}
