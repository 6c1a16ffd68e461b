import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { FAILED_PAGE_FILE, failedPageSchema } from '../../site/build/failedPageFile.ts'
import { runCommand } from '../../studio/content/git/runCommand.ts'
import type { ReleasesOptions } from '../../studio/releases/createReleases.ts'
import { labels } from '../../studio/releases/labels.ts'
import { PublishError } from '../../studio/releases/PublishError.ts'
import { waitForLock } from '../../studio/releases/publishLock.ts'
import { buildEnvironment } from '../buildEnvironment.ts'

/** The folder in which builds run, with their picture cache. One build uses it at a time. */
const WORKSHOP = '.cache/publish'

/** Many times as long as a large site's build takes on a slow machine. The next build waits meanwhile. */
const BUILD_MINUTES = 60

/** An address on the draft site itself, which replies that nothing was sent. No receiver gets the form. */
const DRAFT_FORM_PATH = '/f/draft'

/** Files that a build reads, beside the content. */
export const BUILD_CODE = [
  'build',
  'content-model',
  'core',
  'forms',
  'server',
  'site',
  'astro.config.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

/**
 * Builds a project's releases in a copy of the project, which neither saving nor a pull changes meanwhile, and in a
 * low-priority process that ends with this one. Builds run one after the other.
 * @param withDrafts whether the site shows drafts, with forms that send nothing.
 */
export function releaseBuilder(
  projectDirectory: string,
  withDrafts = false,
): ReleasesOptions['build'] {
  return async ({ contentDirectory, siteDirectory, formerDirectory }) => {
    const root = join(projectDirectory, WORKSHOP)
    const unlock = await waitForLock(root)
    try {
      const git = await gitOf(projectDirectory)
      const copy = join(root, git?.prefix ?? '')
      await copyProject(projectDirectory, contentDirectory, copy)
      const args = [
        'build/publish/buildAside.ts',
        resolve(siteDirectory),
        ...(withDrafts ? ['--drafts'] : []),
        ...(formerDirectory ? ['--former', resolve(formerDirectory)] : []),
      ]
      const failedPageFile = join(copy, FAILED_PAGE_FILE)
      // A build that fails before it renders pages would otherwise report the failed page of the former build.
      await rm(failedPageFile, { force: true })
      await runCommand(process.execPath, args, {
        cwd: copy,
        // The input of the build closes when this process ends, even if it is killed.
        stdio: 'pipe',
        minutes: BUILD_MINUTES,
        env: buildEnvironment({
          ...(withDrafts && { NEWSLETTER_URL: DRAFT_FORM_PATH, CONTACT_URL: DRAFT_FORM_PATH }),
          // The sitemap dates pages by the commits of the project's content.
          ...(git && { GIT_DIR: git.directory, GIT_WORK_TREE: root, GIT_OPTIONAL_LOCKS: '0' }),
        }),
      }).catch(async (error: Error) => {
        throw (await failureOfPage(failedPageFile, error)) ?? error
      })
    } finally {
      unlock()
    }
  }
}

/** The error of a page that failed to render; undefined if the build failed elsewhere. */
async function failureOfPage(file: string, { cause }: Error): Promise<PublishError | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { page, problem } = failedPageSchema.parse(JSON.parse(text))
  const [firstLine = ''] = problem.split('\n')
  return new PublishError(labels.errors.page(page, firstLine), { page, log: String(cause), cause })
}

/** Copies the files that a build reads, and links to the packages. */
export async function copyProject(
  from: string,
  contentDirectory: string,
  to: string,
): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const part of [...BUILD_CODE, 'content', 'node_modules']) {
    await rm(join(to, part), { recursive: true, force: true })
  }
  for (const part of BUILD_CODE) await cp(join(from, part), join(to, part), { recursive: true })
  await cp(contentDirectory, join(to, 'content'), { recursive: true })
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'junction')
}

/** The project's git directory, and the project's folder within the repository; undefined without git. */
async function gitOf(
  projectDirectory: string,
): Promise<{ directory: string; prefix: string } | undefined> {
  const args = ['rev-parse', '--absolute-git-dir', '--show-prefix']
  const answer = await promisify(execFile)('git', args, { cwd: projectDirectory }).catch(() => null)
  const [directory = '', prefix = ''] = answer?.stdout.split('\n') ?? []
  return directory === '' ? undefined : { directory, prefix }
}
