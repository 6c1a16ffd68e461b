import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Studio } from '../../context/Studio.ts'
import { plainTime } from '../../kit/times.ts'
import { openUrl } from './draftServer.ts'
import { labels } from './labels.ts'
import type { PreviewTokens } from './previewTokens.ts'

/** Between two questions whether the site in development answers, and for how long it is asked. */
const PAUSE_MS = 300
const PATIENCE_MS = 60_000

/** The preview beside a form of the editor. */
export type FrameAnswer = {
  /** Address of a site, to which the path of a page is added; undefined where none can be shown. */
  previewUrl?: string
  /** A note on it. */
  note?: string
}

/** Says what the editor shows beside a form: the site in development, or the draft site as it was built last. */
export function addFrame(
  app: FastifyInstance,
  {
    developmentUrl,
    draftPlace,
    draftSite,
  }: Pick<Studio, 'developmentUrl' | 'draftPlace' | 'draftSite'>,
  tokens: PreviewTokens,
): void {
  app.get('/api/preview', async ({ sessionId = '' }): Promise<FrameAnswer> => {
    if (developmentUrl !== undefined) {
      return (await isReady(developmentUrl)) ? { previewUrl: developmentUrl } : {}
    }
    if (draftPlace === undefined) return { note: labels.frame.notSet }
    const [built] = await draftSite.list()
    if (!built) return { note: labels.frame.notBuilt }
    return {
      previewUrl: openUrl(draftPlace.origin, tokens.tokenFor(sessionId)),
      note: labels.frame.builtAt(plainTime(built.at)),
    }
  })
}

/** Waits until the site in development answers. @returns whether it did within a minute. */
async function isReady(url: string): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (answer) return true
    await wait(PAUSE_MS)
  }
  return false
}
