import { execFile } from 'node:child_process'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ReleasesOptions } from '../../studio/releases/createReleases.ts'
import { runCommand } from '../../studio/releases/runCommand.ts'

/** Kept between builds, with what they have made of pictures. */
const WORKSHOP = '.cache/publish'

/** What a build reads, beside the content. */
export const BUILD_CODE = [
  'content-model',
  'forms',
  'receiver/src',
  'site',
  'tools',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

/**
 * How a project's releases are built: in a copy of it, which sees neither what is saved meanwhile nor what a pull
 * brings, by a process that gives way to all others and ends with this one.
 */
export function releaseBuilder(projectDirectory: string): ReleasesOptions['build'] {
  return async ({ contentDirectory, siteDirectory }) => {
    const root = join(projectDirectory, WORKSHOP)
    const git = await gitOf(projectDirectory)
    const copy = join(root, git?.prefix ?? '')
    await copyProject(projectDirectory, contentDirectory, copy)
    await runCommand(process.execPath, ['tools/publish/buildAside.ts', resolve(siteDirectory)], {
      cwd: copy,
      // Its input ends with this process, however that ends.
      stdio: 'pipe',
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        // The sitemap dates pages by the commits of the project's content.
        ...(git && { GIT_DIR: git.directory, GIT_WORK_TREE: root, GIT_OPTIONAL_LOCKS: '0' }),
      },
    })
  }
}

async function copyProject(from: string, contentDirectory: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const part of [...BUILD_CODE, 'content', 'node_modules']) {
    await rm(join(to, part), { recursive: true, force: true })
  }
  for (const part of BUILD_CODE) await cp(join(from, part), join(to, part), { recursive: true })
  await cp(contentDirectory, join(to, 'content'), { recursive: true })
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'junction')
}

/** Where the history of a project lies, and the project's own folder in the repository; undefined without git. */
async function gitOf(
  projectDirectory: string,
): Promise<{ directory: string; prefix: string } | undefined> {
  const args = ['rev-parse', '--absolute-git-dir', '--show-prefix']
  const answer = await promisify(execFile)('git', args, { cwd: projectDirectory }).catch(() => null)
  const [directory = '', prefix = ''] = answer?.stdout.split('\n') ?? []
  return directory === '' ? undefined : { directory, prefix }
}
