import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './startReceiver.ts'

const run = promisify(execFile)

export type NamedPost = {
  url: string
  /** What its name leads to at the first post, at the second and so on: there are as many posts. */
  addresses: string[][]
  /** Where the server leads on to, in place of taking it. */
  redirect?: string
}

export type PostOutcome = {
  /** Of each post the status, or the error. */
  results: (number | string)[]
  /** Addresses of the machine that were connected to. */
  reached: string[]
}

export const NEEDS_NETWORK = 'Needs Linux, root, network namespaces and iproute2.'

/** Addresses of the public internet, which are this machine's own within the network. */
export const PUBLIC_ADDRESS = '93.184.216.34'
export const PUBLIC_ADDRESS_6 = '2606:2800:21f:cb07::1'
/** Where the machine listens within the network, at all of its addresses. */
export const PORT = 8080

const CHILD = join(import.meta.dirname, 'postWithNames.ts')
const SETUP = [
  'ip link set lo up',
  `ip address add ${PUBLIC_ADDRESS}/32 dev lo`,
  // Without one of these nobody asks for the IPv6 addresses of a name.
  `ip address add ${PUBLIC_ADDRESS_6}/128 dev lo`,
  'mount --bind "$1/resolv.conf" /etc/resolv.conf',
  'mount --bind "$1/nsswitch.conf" /etc/nsswitch.conf',
].join(' && ')

/**
 * Posts webhooks in a network that nobody else sees, with names of the caller's own.
 * @returns null where the machine gives us none.
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
