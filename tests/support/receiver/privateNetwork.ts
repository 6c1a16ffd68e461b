import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './startReceiver.ts'

const run = promisify(execFile)

export type NamedPost = {
  url: string
  /** Addresses of the host name at the first post, at the second and so on. Each item is one post. */
  addresses: string[][]
  /** The server redirects there instead of accepting the post. */
  redirect?: string
}

export type PostOutcome = {
  /** The status or the error of each post. */
  results: (number | string)[]
  /** Addresses of the machine that received a connection. */
  reached: string[]
}

export const NEEDS_NETWORK = 'Needs Linux, root, network namespaces and iproute2.'

/** Public addresses that belong to this machine within the private network. */
export const PUBLIC_ADDRESS = '93.184.216.34'
export const PUBLIC_ADDRESS_6 = '2606:2800:21f:cb07::1'
/** The port at which the machine listens within the network, at all its addresses. */
export const PORT = 8080

const CHILD = join(import.meta.dirname, 'postWithNames.ts')
const SETUP = [
  'ip link set lo up',
  `ip address add ${PUBLIC_ADDRESS}/32 dev lo`,
  // Without an IPv6 address of the machine, the resolver does not ask for IPv6 addresses of a name.
  `ip address add ${PUBLIC_ADDRESS_6}/128 dev lo`,
  'mount --bind "$1/resolv.conf" /etc/resolv.conf',
  'mount --bind "$1/nsswitch.conf" /etc/nsswitch.conf',
].join(' && ')

/**
 * Posts webhooks in a private network, with host names that the caller defines.
 * @returns null if the machine does not allow a private network.
 */
export async function postInPrivateNetwork(posts: NamedPost[]): Promise<PostOutcome[] | null> {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\n')
  writeFileSync(join(folder, 'nsswitch.conf'), 'hosts: files dns\n')
  const within = (command: string) => ['--mount', '--net', 'sh', '-c', command, 'sh', folder]
  try {
    execFileSync('unshare', within(SETUP), { stdio: 'pipe' })
  } catch {
    return null
  }
  const command = `${SETUP} && exec "$2" "$3" "$4"`
  const settings = JSON.stringify({ posts, port: PORT })
  const { stdout } = await run('unshare', [...within(command), process.execPath, CHILD, settings])
  return JSON.parse(stdout)
}
