import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { BUILD_CODE } from '../../build/publish/buildRelease.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { addressOf } from '../support/receiver/startProcess.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Of no use in the image, or replaced by the tests' own. */
const REPLACED = ['content', 'dist', 'node_modules']

/** Copies the image's files into a folder, with the content of the tests. */
function layImage(): string {
  const image = temporaryFolder()
  const [lastStage = ''] = read('deploy/container/Containerfile')
    .split(/^FROM /m)
    .slice(-1)
  const copied = [...lastStage.matchAll(/^COPY --from=build \/srv\/site\/(\S+) /gm)]
  const parts = copied.flatMap(([, part = '']) => (REPLACED.includes(part) ? [] : [part]))
  const filter = (path: string) => !/\.test\.tsx?$|receiver\/test$/.test(path)
  for (const part of parts) {
    cpSync(join(ROOT, part), join(image, part), { recursive: true, filter })
  }
  cpSync(TEST_CONTENT, join(image, 'content'), { recursive: true })
  const { packages } = JSON.parse(read('package-lock.json'))
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    // Folders bring their own files along.
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue
    mkdirSync(dirname(join(image, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(image, path), 'junction')
  }
  return image
}

test('the image contains all that its receiver and its inbox need', { tags: 'long' }, async () => {
  const cwd = layImage()
  const env = {
    ...BLANK_SETTINGS,
    SITE_DIRECTORY: 'none',
    DATA_DIRECTORY: temporaryFolder(),
    PORT: '0',
  }
  const child = spawn(process.execPath, ['receiver/start.ts'], { cwd, env })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  expect((await fetch(`${await addressOf(child)}/healthz`)).status).toBe(200)
  const inbox = [process.execPath, ['commands/inbox.ts', 'list'], { cwd, env }] as const
  expect((await promisify(execFile)(...inbox)).stdout).toContain('No messages yet.')
})

test('the builder of the image is given all that a build reads', () => {
  const given = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, part]) => part)
  const needed = [...BUILD_CODE, 'content'].map((part) => part.split('/')[0])
  expect(given).toEqual(expect.arrayContaining(needed))
})

test.each(['compose.yaml', 'studio.yaml'])('%s sets no setting that does not exist', (file) => {
  type Services = Record<string, { environment?: Record<string, string> }>
  const services: Services = parse(read(`deploy/container/${file}`)).services
  const known = ['HOME', ...Object.keys(BLANK_SETTINGS)]
  const set = ['site', 'studio'].flatMap((name) => Object.keys(services[name]?.environment ?? {}))
  expect(set).not.toEqual([])
  expect(known).toEqual(expect.arrayContaining(set))
})
