import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

export type NginxFiles = { program: string; mimeTypes: string }

const UNPACKED = join(import.meta.dirname, '../.cache/nginx')

/**
 * An nginx for the tests: the one on this machine, else Debian's package, unpacked under `.cache/` and not
 * installed, so that no service starts.
 * @returns undefined where neither can be had.
 */
export function findNginx(): NginxFiles | undefined {
  const own = { program: 'nginx', mimeTypes: '/etc/nginx/mime.types' }
  if (runs(own)) return own
  const unpacked = {
    program: join(UNPACKED, 'usr/sbin/nginx'),
    mimeTypes: join(UNPACKED, 'etc/nginx/mime.types'),
  }
  if (!runs(unpacked)) unpackFromDebian()
  return runs(unpacked) ? unpacked : undefined
}

function runs({ program, mimeTypes }: NginxFiles): boolean {
  return existsSync(mimeTypes) && spawnSync(program, ['-v']).status === 0
}

function unpackFromDebian(): void {
  if (!existsSync('/etc/debian_version')) return
  mkdirSync(UNPACKED, { recursive: true })
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const command =
    'apt-get download nginx nginx-common && for file in *.deb; do dpkg -x "$file" .; done'
  spawnSync('sh', ['-c', command], { cwd: UNPACKED, stdio: 'ignore' })
}
