import { request } from 'node:http'

/** The ports that browsers and certificate authorities use. */
const PORTS = [80, 443]
const PATIENCE_MS = 3_000

/**
 * Checks that the site's proxy can use its ports. Returns a sentence for each port that another program uses. The check
 * sends a request instead of listening, which needs no privileges and shows which program listens. A program that
 * already redirects the name to https counts as the site's own proxy from an earlier run.
 * @param proxy the proxy that may already use the ports, such as "Caddy"; null if the proxy comes with the site.
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
    const who = listener.program
      ? `${listener.program} (according to its response)`
      : 'another program'
    return [
      `Port ${port} is in use by ${who}. Stop that program, or use it as a proxy for the site: docs/run-behind-a-proxy.md. As root, "ss --listening --tcp --processes sport = :${port}" shows the program.`,
    ]
  })
}

/** A program that listens at a port, with its `server` and `location` headers. `program` is blank if unknown. */
type Listener = { program: string; redirect: string }

/** The program that listens at a port of this machine; null if nothing listens. */
function listenerAt(port: number, host: string): Promise<Listener | null> {
  const { promise, resolve } = Promise.withResolvers<Listener | null>()
  const options = { host: '127.0.0.1', port, headers: { host }, timeout: PATIENCE_MS }
  const asked = request(options, ({ headers }) => {
    resolve({ program: String(headers.server ?? ''), redirect: String(headers.location) })
    asked.destroy()
  })
  asked.on('timeout', () => asked.destroy(new Error('It does not answer.')))
  asked.on('error', (error: NodeJS.ErrnoException) =>
    resolve(error.code === 'ECONNREFUSED' ? null : { program: '', redirect: '' }),
  )
  asked.end()
  return promise
}
