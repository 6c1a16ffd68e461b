import type { MailingProgress } from '../../../../core/subscribers/mailings.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { LookAgain } from '../../../kit/polling/LookAgain.tsx'
import { labels } from './labels.ts'
import { Progress } from './parts.tsx'

export type ProgressPageProps = {
  done: string | null
  title: string
  /** Address of this page. */
  href: string
  /** Address of the page that shows and sends the mail. */
  mailingHref: string
  progress: MailingProgress
}

/** Polling interval: a large mailing sends about a mail per second. */
const LOOK_AGAIN_S = 5

/** The progress of the mailing of an article. */
export function ProgressPage({ done, title, href, mailingHref, progress }: ProgressPageProps) {
  // Waiting for the first attempt, or for a retry.
  const isUnderWay = progress.waiting + progress.retried > 0
  return (
    <Panel heading={labels.progressOf(title)}>
      <Flash sentence={done} />
      <div role="status" aria-atomic="false">
        <p>{isUnderWay ? labels.underWay : labels.complete}</p>
        {isUnderWay && <LookAgain href={href} seconds={LOOK_AGAIN_S} />}
      </div>
      <Progress progress={progress} />
      <p>
        <a href={mailingHref}>{labels.back}</a>
      </p>
    </Panel>
  )
}
