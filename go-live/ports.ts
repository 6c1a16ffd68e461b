import { request } from 'node:http'

/** What browsers and certificate authorities knock at. */
const PORTS = [80, 443]
const PATIENCE_MS = 3_000

/**
 * Whether the site's proxy can have its ports, as sentences about those that another program has. They are asked, not
 * taken: that needs no rights, and tells who is there. What leads the name to https already is held for the site's own
 * proxy, from an earlier run.
 * @param proxy the program that may have them before, as "Caddy"; none where it comes with the site.
 */
export async function checkPorts(
  domain: string,
  proxy: string | null,
  ports: readonly number[] = PORTS,
): Promise<string[]> {
  const listeners = await Promise.all(ports.map((port) => listenerAt(port, domain)))
  const isOurs = listeners.some((listener) => listener?.redirect.startsWith(`https://${domain}/`))
  if (isOurs) return []
  return listeners.flatMap((listener, index) => {
    if (listener === null || (proxy !== null && listener.program === proxy)) return []
    const port = ports[index]
    const who = listener.program ? `${listener.program} (so it says)` : 'another program'
    return [
      `Port ${port} is taken by ${who}. End it, or let it stand before the site: docs/run-behind-a-proxy.md. As root, "ss --listening --tcp --processes sport = :${port}" tells which it is.`,
    ]
  })
}

/** Texts are blank for what it does not say. */
type Listener = { program: string; redirect: string }

/** Who listens at a port of this machine; null for nobody. */
function listenerAt(port: number, host: string): Promise<Listener | null> {
  const { promise, resolve } = Promise.withResolvers<Listener | null>()
  const options = { host: '127.0.0.1', port, headers: { host }, timeout: PATIENCE_MS }
  const asked = request(options, ({ headers }) => {
    resolve({ program: String(headers.server ?? ''), redirect: String(headers.location) })
    asked.destroy()
  })
  asked.on('timeout', () => asked.destroy(new Error('It says nothing.')))
  asked.on('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code === 'ECONNREFUSED' ? null : { program: '', redirect: '' }),
  )
  asked.end()
  return promise
}
