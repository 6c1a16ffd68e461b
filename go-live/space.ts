import { readFile, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'

const GIB = 2 ** 30
/** GiB for building the site while site and studio run: docs/run-in-a-container.md has the figures. */
const MEMORY = 2.5
/** A server of "4 GB" has less, because its kernel reserves a part. */
const TOLERANCE = 0.9
/** GiB for the images, one former version of each, and the remains of builds. */
const DISK = 4

const SWAP_COMMAND =
  "fallocate -l 2G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile && echo '/swapfile none swap sw 0 0' >> /etc/fstab"

/** Checks memory and disk space. Returns a sentence for each that is too small. */
export async function checkSpace(folder: string): Promise<string[]> {
  const { bavail, bsize } = await statfs(folder)
  return [...judgeMemory(await allMemory()), ...judgeDisk(bavail * bsize)]
}

/** @param bytes size of memory and swap together. */
export function judgeMemory(bytes: number): string[] {
  if (bytes >= MEMORY * TOLERANCE * GIB) return []
  return [
    `This machine has ${inGib(bytes)} of memory and swap together; building the site while the site and the studio run needs ${MEMORY} GiB. As root, add a swap file: ${SWAP_COMMAND}`,
  ]
}

/** @param bytes free disk space. */
export function judgeDisk(bytes: number): string[] {
  if (bytes >= DISK * GIB) return []
  return [
    `${inGib(bytes)} of the disk are free; images and builds need ${DISK} GiB. "docker system prune" removes unused images, and "du -xh --max-depth=2 / | sort -h | tail" shows the largest folders.`,
  ]
}

function inGib(bytes: number): string {
  return `${(bytes / GIB).toFixed(1)} GiB`
}

async function allMemory(): Promise<number> {
  // Only Linux has this file, and Node has no function for the size of the swap.
  const text = await readFile('/proc/meminfo', 'utf8').catch(() => '')
  const kib = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1])
  return (kib('MemTotal') + kib('SwapTotal')) * 1024 || totalmem()
}
