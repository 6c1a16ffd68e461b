import { createReadStream } from 'node:fs'
import { lstat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
}
/** Folders and a name below content/, without dots that would lead elsewhere. */
const PICTURE_PATH = /^\/content\/((?:pictures|pictures\/portfolio|logos|video)\/[\w-][\w.-]*)$/

/** Sends a picture of the content folder. @returns whether there is one. */
export async function sendContentFile(
  contentDirectory: string,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const path = PICTURE_PATH.exec(pathname)?.[1]
  const type = path && TYPES[extname(path)]
  if (!path || !type) return false
  const file = join(contentDirectory, path)
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isFile()) return false
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': 'no-cache',
    // A drawing opened by itself must not run anything here.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  createReadStream(file).pipe(response)
  return true
}
