// Runs on any Node from 20 on, before anything is installed, so it is plain JavaScript without imports of packages.
// It installs what the lock file says, once a lock file, and hands over to the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')
const marker = join(root, 'node_modules', '.installed-lock')
process.chdir(root)

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : ''
if (installed !== lock) {
  console.info('Installing the packages of package-lock.json …')
  // Warnings would be about the system's Node, which runs nothing of what is installed.
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const install = spawnSync('npm', ['ci', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    console.error('npm ci did not succeed: its words stand above. Nothing was started.')
    process.exit(install.status ?? 1)
  }
  writeFileSync(marker, lock)
}

const [command = '', ...rest] = process.argv.slice(2)
const separator = process.platform === 'win32' ? ';' : ':'
// What the receiver holds while it mails (docs/decisions/0066-mailing-in-little-memory.md).
const flags = command === 'start' ? ['--max-semi-space-size=8'] : []
const child = spawn(join(binaries, 'node'), [...flags, join('tools', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${binaries}${separator}${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
