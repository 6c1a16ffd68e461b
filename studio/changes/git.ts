import { type SimpleGit, simpleGit } from 'simple-git'

/** @returns git for a project that is a checkout with a commit of its content; undefined for any other. */
export async function openGit(projectDirectory: string): Promise<SimpleGit | undefined> {
  const git = simpleGit(projectDirectory)
  // A copy that lies in somebody else's checkout is no part of it.
  const tracked = await git.raw('ls-tree', 'HEAD', '--', 'content').catch(() => '')
  return tracked === '' ? undefined : git
}

/** @returns the bytes of a file of a commit; undefined where that has no such file. */
export async function readCommitted(
  git: SimpleGit,
  commit: string,
  file: string,
): Promise<Buffer | undefined> {
  return await git.showBuffer(`${commit}:./${file}`).catch(() => undefined)
}
