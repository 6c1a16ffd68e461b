import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 300
const PATIENCE_MS = 60_000

/** Waits until the site in development answers. @returns whether it did within a minute. */
export async function siteReady(url: string): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (answer) return true
    await wait(PAUSE_MS)
  }
  return false
}
