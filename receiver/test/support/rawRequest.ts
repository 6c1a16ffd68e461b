import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type RawOptions = {
  method?: string
  headers?: Record<string, string>
  /** Sent in these pieces; without a content-length header they travel chunked. */
  pieces?: (string | Buffer)[]
}

/** Sends a request that nothing has tidied: fetch would resolve dots and decode the answer. */
export function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, pieces = [] }: RawOptions = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (incoming) => {
      buffer(incoming)
        .then((body) => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body })
        })
        .catch(reject)
    })
    outgoing.on('error', reject)
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })
}
