import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** First those that have no windows to draw: with them the tests take half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * A Chromium for the browser tests: the one that BROWSER_PATH names, one on this machine,
 * else Playwright's own download, else Debian's package.
 * @returns the path of its program.
 * @throws when none of the four can be had, saying what to do.
 */
export function findBrowser(): string {
  const named = process.env.BROWSER_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `BROWSER_PATH is "${named}", where no program lies. Name a Chromium, or unset it.`,
    )
  }
  return (
    onThisMachine() ??
    downloadedByPlaywright() ??
    fromDebian() ??
    stop(
      'No browser for the tests. Install Chromium (Debian: apt-get install chromium-headless-shell), or set BROWSER_PATH to the program of one.',
    )
  )
}

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts)
}

function downloadedByPlaywright(): string | undefined {
  const path = chromium.executablePath()
  if (!existsSync(path)) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  return starts(path) ? path : undefined
}

/** A download may lack libraries of the system, and Ubuntu's program only says how to install one. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '--yes', '--no-install-recommends', name]
    if (spawnSync('apt-get', install, { stdio: 'inherit' }).status === 0) break
  }
  return onThisMachine()
}

function stop(message: string): never {
  throw new Error(message)
}
