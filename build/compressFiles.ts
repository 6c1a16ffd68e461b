import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { naming } from '../site/lib/naming.ts'
import { concurrency } from './memory.ts'

const COMPRESSIBLE = '**/*.{html,css,js,mjs,svg,json,xml,txt,webmanifest,vtt}'

/** The highest quality, 11, takes more than twice the time and saves one byte in sixty. */
const BROTLI_QUALITY = 10

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const COMPRESSORS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    return toBrotli(text, { params })
  },
  gz: (text) => toGzip(text, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, for servers that send them as they are.
 * A copy that would not be smaller is left out.
 * @param formerDirectory an earlier build of the site, whose copies of unchanged files are reused.
 */
export async function compressFiles(directory: string, formerDirectory?: string): Promise<void> {
  const names: string[] = []
  for await (const name of glob(COMPRESSIBLE, { cwd: directory })) names.push(name)
  // One file per processor at a time: compressing a long page takes a tenth of a second.
  const compressAll = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      await naming(name, () => compress(name, directory, formerDirectory))
    }
  }
  await Promise.all(Array.from({ length: concurrency() }, compressAll))
}

async function compress(name: string, directory: string, formerDirectory?: string): Promise<void> {
  const path = join(directory, name)
  const text = await readFile(path)
  const formerPath = formerDirectory && join(formerDirectory, name)
  const former = formerPath ? await readFile(formerPath).catch(() => undefined) : undefined
  for (const [ending, toCopy] of Object.entries(COMPRESSORS)) {
    const target = `${path}.${ending}`
    if (former?.equals(text) && (await isCopied(`${formerPath}.${ending}`, target))) continue
    const copy = await toCopy(text)
    if (copy.length < text.length) await writeFile(target, copy)
  }
}

function isCopied(from: string, to: string): Promise<boolean> {
  return copyFile(from, to).then(
    () => true,
    () => false,
  )
}
