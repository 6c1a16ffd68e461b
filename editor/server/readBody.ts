import type { IncomingMessage } from 'node:http'
import { Refusal } from './Refusal.ts'

/** The whole body of a request. Larger ones are refused before they fill the memory. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > maxBytes) {
      throw new Refusal(413, [`This is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`])
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
