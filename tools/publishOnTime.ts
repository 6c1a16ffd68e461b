import { today } from '../content-model/dates.ts'

/** Clocks are set and machines sleep: the day is looked at anew after this. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

type Publishing = {
  /** Two folders for the site, the first of which is served now. Each is built into while the other one is served. */
  folders: [string, string]
  /** The day, as 2024-09-06, on which what a folder holds is out of date; undefined where none will come. */
  nextDayOf: (folder: string) => Promise<string | undefined>
  /** @returns whether the site was built. */
  build: (folder: string) => Promise<boolean>
  serve: (folder: string) => void
}

/**
 * Builds the site again whenever the day of a scheduled article has come, and serves it. Where a build fails, the former
 * one stays, and the next try is an hour later. Ends when no article waits; no wait keeps the process from ending.
 */
export async function publishOnTime({
  folders,
  nextDayOf,
  build,
  serve,
}: Publishing): Promise<void> {
  let [served, other] = folders
  for (let day = await nextDayOf(served); day !== undefined; day = await nextDayOf(served)) {
    while (today() < day) await wait(Math.min(LONGEST_WAIT_MS, msUntil(day)))
    if (await build(other)) {
      serve(other)
      ;[served, other] = [other, served]
    } else {
      await wait(LONGEST_WAIT_MS)
    }
  }
}

/** How long until a day begins in the machine's time zone; a second at least, since clocks are read apart. */
function msUntil(day: string): number {
  return Math.max(1000, new Date(`${day}T00:00:00`).getTime() - Date.now())
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs).unref()
  })
}
