import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const UNPACKED = join(import.meta.dirname, '../.cache/nginx')
const UNPACKED_PROGRAM = join(UNPACKED, 'usr/sbin/nginx')
/** Short timeouts, because a closed network does not refuse connections but stays silent. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/** Reason for skipping a test that needs nginx. */
export const NO_NGINX =
  'There is no nginx on this machine, and it could not be downloaded from Debian.'

/**
 * Finds an nginx for the tests: NGINX_PATH (blank means none), else the installed nginx, else Debian's package. The
 * package is unpacked under `.cache/` without an installation, so that no service starts.
 * @returns the path of the program, or undefined if there is none.
 */
export function findNginx(): string | undefined {
  const named = process.env.NGINX_PATH
  if (named !== undefined) return named || undefined
  if (runs('nginx')) return 'nginx'
  if (!runs(UNPACKED_PROGRAM)) unpackFromDebian()
  return runs(UNPACKED_PROGRAM) ? UNPACKED_PROGRAM : undefined
}

function runs(program: string): boolean {
  return spawnSync(program, ['-v']).status === 0
}

function unpackFromDebian(): void {
  if (!existsSync('/etc/debian_version')) return
  mkdirSync(UNPACKED, { recursive: true })
  const apt = (args: string[]) =>
    spawnSync('apt-get', [...IMPATIENT, ...args], { cwd: UNPACKED, stdio: 'ignore' })
  if (process.getuid?.() === 0) apt(['update'])
  apt(['download', 'nginx', 'nginx-common'])
  spawnSync('sh', ['-c', 'for file in *.deb; do dpkg -x "$file" .; done'], { cwd: UNPACKED })
}
