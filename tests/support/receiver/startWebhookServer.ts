import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { WebhookOptions } from '../../../core/webhooks/webhookOptions.ts'
import { readConfig } from '../../../server/config.ts'

export const SECRET = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`

type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string }

/** What the server does with the next webhook: it answers with a status, redirects, or never finishes. */
type WebhookStep = number | 'never answer' | 'never end' | { redirect: string }

/** Starts a real HTTP server for one test. It answers requests beyond its plan with 204. */
export async function startWebhookServer() {
  const received: ReceivedWebhook[] = []
  const plan: WebhookStep[] = []
  const cutOff: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { url: path = '', headers } = request
    const step = plan.shift() ?? 204
    response.on('close', () => {
      if (!response.writableFinished) cutOff.push(path)
    })
    received.push({ path, headers, body })
    answer(response, step)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    received,
    plan,
    /** Paths of the requests that the client aborted before the response. */
    cutOff,
    /** Closes the connections of unanswered requests. */
    hangUp: () => server.closeAllConnections(),
    /** Settings that send submissions to this server. */
    settings: { WEBHOOKS: `${url}/leads ${SECRET}`, WEBHOOK_ALLOW_PRIVATE: 'yes' },
  }
}

function answer(response: ServerResponse, step: WebhookStep): void {
  if (step === 'never answer') return
  if (step === 'never end') {
    response.writeHead(200)
    const writeMore = () => response.write('x'.repeat(64 * 1024), () => setImmediate(writeMore))
    writeMore()
    return
  }
  if (step === 101) {
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: chat', 'Connection: Upgrade']
    response.socket?.write(`${head.join('\r\n')}\r\n\r\n`)
    return
  }
  if (typeof step === 'number') response.writeHead(step)
  else response.writeHead(301, { location: step.redirect })
  response.end()
}

/** Webhook options, read from settings as the receiver does. */
export function webhookOptions(settings: Record<string, string>): WebhookOptions {
  return readConfig(settings, '/project').webhooks
}
