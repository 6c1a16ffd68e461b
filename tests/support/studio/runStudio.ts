import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { bundlePlace } from '../../../studio/bundlePlace.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { freePort } from '../receiver/freePort.ts'
import { copyProject } from '../sites/projectCopy.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Builds the site for a studio. */
const BUILDER = 'build/publish/buildAside.ts'

const DRAWS_NOTHING = `export const drawerStarter = () => async () => {
  throw new Error('Nothing is drawn in this test.')
}
`

/**
 * Copies the project into a temporary folder, where a test may change the content. The copy includes the studio's
 * bundle if there is one.
 * @param draws whether the studio draws pages while somebody types, which takes as long as many tests.
 */
export async function makeProject({ draws = false } = {}): Promise<string> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'edited-')))
  await copyProject(directory, TEST_CONTENT)
  const bundled = bundlePlace(ROOT)
  if (existsSync(bundled)) await cp(bundled, bundlePlace(directory), { recursive: true })
  if (!draws) await writeFile(join(directory, 'build/drawing/startDrawer.ts'), DRAWS_NOTHING)
  return directory
}

/**
 * Gives builds of a project the share pictures that the site under test has drawn from the same content, and the
 * priority of the tests. At the low priority of a studio, builds would wait until parallel tests are done.
 */
export async function speedUpBuilds(directory: string): Promise<void> {
  const drawn = join(ROOT, '.cache/sites/test/.cache/share-pictures')
  const kept = join(directory, '.cache/publish/.cache/share-pictures')
  if (existsSync(drawn)) await cp(drawn, kept, { recursive: true })
  const builder = join(directory, BUILDER)
  await writeFile(builder, (await readFile(builder, 'utf8')).replace(/^setPriority.*$/m, ''))
}

/** A build of one page: it shows the value of a field of a content file at an address. */
type OnePage = { file: string; field: string; page: string }

/** Makes further builds of a project write one page instead of the site. */
export async function buildOnePage(directory: string, { file, field, page }: OnePage) {
  const quickBuild = join(import.meta.dirname, 'quickBuild.ts')
  const program = `import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { quickBuild } from ${JSON.stringify(quickBuild)}
const siteDirectory = process.argv[2]
const text = await readFile('${file}', 'utf8')
await writeFile('content/words.txt', /^${field}: (.*)$/m.exec(text)[1])
await quickBuild({ contentDirectory: 'content', siteDirectory })
await copyFile(siteDirectory + '/about.html', siteDirectory + '/${page}.html')`
  await writeFile(join(directory, BUILDER), program)
}

export async function removeProject(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true })
}

export type RunningStudio = { url: string; end: () => Promise<void> }

/**
 * Starts the studio as `npm run studio` does.
 * @param settings environment variables.
 * @returns the running studio, with the address that it prints.
 */
export async function startStudio(
  directory: string,
  settings: Record<string, string> = {},
): Promise<RunningStudio> {
  const [port, previewPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['commands/studio.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_PORT: String(port), PORT: String(previewPort), ...settings },
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /The studio is open at (\S+)/.exec(line)?.[1]
    if (url) return { url, end: () => ended(child) }
  }
  throw new Error('The editor did not start.')
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
