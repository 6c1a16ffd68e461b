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
  const answers = await Promise.all(ports.map((port) => ask(port, domain)))
  const isOurs = answers.some((answer) => answer?.redirect.startsWith(`https://${domain}/`))
  if (isOurs) return []
  return answers.flatMap((answer, index) => {
    if (answer === null || (proxy !== null && answer.program === proxy)) return []
    const port = ports[index]
    const who = answer.program ? `${answer.program} (so it says)` : 'another program'
    return [
      `Port ${port} is taken by ${who}. End it, or let it stand before the site: docs/run-behind-a-proxy.md. As root, "ss --listening --tcp --processes sport = :${port}" tells which it is.`,
    ]
  })
}

/** Texts are blank for what it does not say. */
type Answer = { program: string; redirect: string }

/** Who answers at a port of this machine; null for nobody. */
function ask(port: number, host: string): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>()
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
