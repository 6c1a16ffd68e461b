import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { BUILD_CODE } from '../../build/publish/buildRelease.ts'
import { containerSettings, settingsFor } from '../../go-live/settings.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { addressOf } from '../support/receiver/startProcess.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Parts that the test does not need, or replaces with its own. */
const REPLACED = ['content', 'dist', 'node_modules']

/** The last stage of the Containerfile, which is the image of the site. */
const [SITE_STAGE = ''] = read('deploy/container/Containerfile')
  .split(/^FROM /m)
  .slice(-1)

type Locked = Record<string, { dependencies?: object; optionalDependencies?: object }>

/** Folders of packages and their dependencies, according to the lock file. */
function packagesFor(names: string[], locked: Locked): Set<string> {
  const found = new Set<string>()
  const add = (name: string, within: string) => {
    const inside = `${within}/node_modules/${name}`
    const path = within !== '' && inside in locked ? inside : `node_modules/${name}`
    if (found.has(path) || !(path in locked)) return
    found.add(path)
    const { dependencies, optionalDependencies } = locked[path] ?? {}
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one, path)
  }
  for (const name of names) add(name, '')
  return found
}

/** Copies the files of the image into a folder, with the test content. */
function layImage(): string {
  const image = temporaryFolder()
  const copied = [...SITE_STAGE.matchAll(/^COPY --from=build \/srv\/site\/(\S+) /gm)]
  const parts = copied.flatMap(([, part = '']) => (REPLACED.includes(part) ? [] : [part]))
  const filter = (path: string) => !/\.test\.tsx?$|receiver\/test$/.test(path)
  for (const part of parts) {
    cpSync(join(ROOT, part), join(image, part), { recursive: true, filter })
  }
  cpSync(TEST_CONTENT, join(image, 'content'), { recursive: true })
  const { packages } = JSON.parse(read('package-lock.json'))
  const [, list = ''] = /process\.argv[\s\S]+?" ([^&]+)&& npm install/.exec(SITE_STAGE) ?? []
  const names = list.split(/[\s\\]+/).filter(Boolean)
  expect(Object.keys(packages[''].dependencies)).toEqual(expect.arrayContaining(names))
  for (const path of packagesFor(names, packages)) {
    // Nested packages come with their parent folder.
    if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue
    mkdirSync(dirname(join(image, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(image, path), 'junction')
  }
  return image
}

test('the image contains everything that its receiver and its inbox need', {
  tags: 'long',
}, async () => {
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

test('the build context of the image contains everything that a build reads', () => {
  const given = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, part]) => part)
  const needed = [...BUILD_CODE, 'content'].map((part) => part.split('/')[0])
  expect(given).toEqual(expect.arrayContaining(needed))
})

type Service = { environment?: Record<string, unknown>; volumes?: string[] }
const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'), {
  merge: true,
})

test.each(['site', 'studio'])('the service %s sets only settings that exist', (name) => {
  const set = Object.keys(services[name]?.environment ?? {})
  expect(set).toContain('DATABASE_URL')
  expect(['HOME', ...Object.keys(BLANK_SETTINGS)]).toEqual(expect.arrayContaining(set))
})

test('go-live sets every variable that compose.yaml and the proxy read from .env', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const answers = { domain: 'agency.example', mail: null }
  const made = { ...settingsFor(answers, {}), ...containerSettings({ uid: 0, gid: 0 }, {}) }
  expect(Object.keys(made)).toEqual(expect.arrayContaining(asked))
  const proxied = [...read('deploy/caddy/Caddyfile').matchAll(/\{\$(\w+)/g)]
  expect(Object.keys(services.proxy?.environment ?? {})).toEqual(
    expect.arrayContaining(proxied.map(([, name]) => name)),
  )
})

test('the containers mount only paths that exist', () => {
  const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes)
  const sources = mounts.flatMap((mount) => /^\.\/([^:]+):/.exec(mount)?.[1] ?? [])
  // Created by go-live, git and Docker.
  const made = ['releases', '.git', 'backups']
  expect(sources.filter((path) => !made.includes(path))).not.toEqual([])
  for (const path of sources) {
    expect(made.includes(path) || existsSync(join(ROOT, path)), path).toBe(true)
  }
})
