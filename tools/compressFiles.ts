import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NEXT_FOLDER } from '../receiver/src/contentNegotiation.ts'

declare module 'node:zlib' {
  // Node takes one; its types do not know it yet.
  interface BrotliOptions {
    dictionary?: Uint8Array
  }
}

const NEXT_PAGES = `${NEXT_FOLDER}**/*.html`
const COMPRESSIBLE = ['**/*.{html,css,js,mjs,svg,json,xml,txt,webmanifest,vtt,dict}', NEXT_PAGES]

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Lays a `.br` and a `.gz` beside every text file of a folder, for servers that send them as they are.
 * A copy that would not be smaller is left out.
 * @param dictionary what next pages have in common: each gets a `.dcb` too, which is read with it.
 */
export async function compressFiles(directory: string, dictionary: Buffer): Promise<void> {
  const names: string[] = []
  for await (const name of glob(COMPRESSIBLE, { cwd: directory })) names.push(name)
  // A long page takes a processor a tenth of a second: each one has a file under way.
  const compressAll = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await compress(`${directory}/${name}`, name.startsWith(NEXT_FOLDER) ? dictionary : undefined)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressAll))
}

async function compress(path: string, dictionary?: Buffer): Promise<void> {
  const text = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const copies = {
    br: await toBrotli(text, { params }),
    gz: await toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
    ...(dictionary && {
      dcb: Buffer.concat([dcbHead(dictionary), await toBrotli(text, { params, dictionary })]),
    }),
  }
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < text.length) await writeFile(`${path}.${ending}`, copy)
  }
}

/** What a copy made with a dictionary begins with: the name of its format, and the SHA-256 of the dictionary. */
function dcbHead(dictionary: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, ...Buffer.from('DCB')]),
    createHash('sha256').update(dictionary).digest(),
  ])
}
