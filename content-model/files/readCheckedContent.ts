import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanDrawing } from '../drawings/cleanDrawing.ts'
import type { ContentFault, Fault } from '../faultSentence.ts'
import { readContent, type SiteContent } from '../readContent.ts'
import { ContentError } from '../validation.ts'
import { decodeText } from './decodeText.ts'
import { pictureFault } from './mediaFaults.ts'

const FOLDERS = ['pictures', 'logos', 'video', 'fonts']
const PICTURE = /\.(?:webp|png|jpe?g|avif)$/i
const TEXT = /\.(?:svg|vtt|md|txt)$/i
/** The number of files checked at the same time, because each is held in memory. */
const BATCH = 8

/** Results of the last check by hash and name of the file. The studio checks the same pictures at each publication. */
let findings = new Map<string, ContentFault | undefined>()

/**
 * Reads the content and also checks its pictures, drawings and other files, which takes half a second for fifty files.
 * @throws ContentError with all faults.
 */
export async function readCheckedContent(
  contentDirectory = join(process.cwd(), 'content'),
): Promise<SiteContent> {
  // In parallel, because pictures are decoded on other threads.
  const [faults, content] = await Promise.all([
    fileFaults(contentDirectory),
    readContent(contentDirectory).catch((error: unknown) => {
      if (error instanceof ContentError) return error
      throw error
    }),
  ])
  if (content instanceof ContentError) throw new ContentError([...faults, ...content.faults])
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

async function fileFaults(contentDirectory: string): Promise<ContentFault[]> {
  const files = await Promise.all(FOLDERS.map((folder) => filesBelow(contentDirectory, folder)))
  const waiting = files.flat()
  const former = findings
  findings = new Map()
  const faults: ContentFault[] = []
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH)
    const found = await Promise.all(
      batch.map(async (file) => {
        const bytes = await readFile(join(contentDirectory, file))
        const key = `${createHash('sha256').update(bytes).digest('hex')} ${file}`
        const fault = former.has(key) ? former.get(key) : await faultOf(file, bytes)
        findings.set(key, fault)
        return fault ? [{ file: `content/${file}`, ...fault }] : []
      }),
    )
    faults.push(...found.flat())
  }
  return faults
}

async function filesBelow(contentDirectory: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(contentDirectory, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentDirectory.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

async function faultOf(file: string, bytes: Buffer): Promise<ContentFault | undefined> {
  // Every file in pictures/ that is not text is checked as a picture, whatever its extension.
  const isPicture = PICTURE.test(file) || (file.startsWith('pictures/') && !TEXT.test(file))
  if (isPicture) return ofWhole(await pictureFault(bytes))
  if (bytes.length === 0) return ofWhole({ problem: 'is empty', advice: 'Replace it.' })
  if (!TEXT.test(file)) return undefined
  const decoded = decodeText(bytes)
  if ('fault' in decoded) return decoded.fault
  if (!/\.svg$/i.test(file)) return undefined
  const drawing = await cleanDrawing(decoded.text)
  return 'fault' in drawing ? ofWhole(drawing.fault) : undefined
}

function ofWhole(fault: Fault | undefined): ContentFault | undefined {
  return fault && { path: [], ...fault }
}
