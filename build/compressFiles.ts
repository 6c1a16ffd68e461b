import { glob, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { naming } from '../site/lib/naming.ts'

const COMPRESSIBLE = '**/*.{html,css,js,mjs,svg,json,xml,txt,webmanifest,vtt}'

/** The highest, 11, takes more than twice the time and saves one byte in sixty. */
const BROTLI_QUALITY = 10

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, for servers that send them as they are.
 * A copy that would not be smaller is left out.
 */
export async function compressFiles(directory: string): Promise<void> {
  const names: string[] = []
  for await (const name of glob(COMPRESSIBLE, { cwd: directory })) names.push(name)
  // A long page takes a processor a tenth of a second: each processor has one file at a time.
  const compressAll = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await naming(name, () => compress(`${directory}/${name}`))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressAll))
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const copies = {
    br: await toBrotli(text, { params }),
    gz: await toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < text.length) await writeFile(`${path}.${ending}`, copy)
  }
}
