import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleGit } from 'simple-git'

/** From the heaviest change to the lightest. */
export const STEPS = ['major', 'minor', 'patch'] as const
export type Step = (typeof STEPS)[number]

const CHANGELOG = 'CHANGELOG.md'
/** Both files contain the version; the lock file contains it twice, for its root package. */
const [PACKAGE, LOCK] = ['package.json', 'package-lock.json'] as const

/** The heading of unreleased changes, if something other than the next version follows it. */
const UNRELEASED = /^## Unreleased\n+(?=\S)(?!## )/m

/** The message is for the person who makes the release. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/**
 * Releases the state of main: sets the version in package.json and the lock file, adds a heading to the changelog, and
 * makes a commit and a tag.
 * @param day of the release, such as 2026-11-27.
 * @returns the version, such as 0.2.0.
 * @throws ReleaseError if something is not committed, the branch is not main, or the changelog has no new entries.
 */
export async function release(directory: string, step: Step, day: string): Promise<string> {
  const git = simpleGit(directory)
  const status = await git.status()
  if (status.current !== 'main') {
    throw new ReleaseError(`Versions are created on main, but this branch is ${status.current}.`)
  }
  if (!status.isClean()) {
    throw new ReleaseError('There are uncommitted changes. Commit or stash them: see git status.')
  }
  const read = (file: string) => readFile(join(directory, file), 'utf8')
  const changelog = await read(CHANGELOG)
  if (!UNRELEASED.test(changelog)) {
    throw new ReleaseError(
      `${CHANGELOG} has no entries under "## Unreleased". Describe the changes there.`,
    )
  }
  const project = JSON.parse(await read(PACKAGE))
  const lock = JSON.parse(await read(LOCK))
  const version = nextVersion(project.version, step)
  project.version = version
  lock.version = version
  lock.packages[''].version = version
  const texts = {
    [CHANGELOG]: changelog.replace(UNRELEASED, `## Unreleased\n\n## ${version} · ${day}\n\n`),
    [PACKAGE]: `${JSON.stringify(project, null, 2)}\n`,
    [LOCK]: `${JSON.stringify(lock, null, 2)}\n`,
  }
  for (const [file, text] of Object.entries(texts)) await writeFile(join(directory, file), text)
  await git.commit(`Version ${version}`, Object.keys(texts))
  await git.addAnnotatedTag(`v${version}`, `Version ${version}`)
  return version
}

function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const next = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  }
  return next[step].join('.')
}
