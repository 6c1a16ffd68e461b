import type { MailingProgress } from '../../../../core/subscribers/mailings.ts'
import { Flash } from '../../../kit/Flash.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { LookAgain } from '../../../kit/polling/LookAgain.tsx'
import { labels } from './labels.ts'
import { Progress } from './parts.tsx'

export type ProgressPageProps = {
  done: string | null
  title: string
  /** Where this page is. */
  href: string
  /** Where the article's mail is shown and sent. */
  mailingHref: string
  progress: MailingProgress
}

/** Between two looks: a mail goes out each second where there are many. */
const LOOK_AGAIN_S = 5

/** How far the mails of an article have come. */
export function ProgressPage({ done, title, href, mailingHref, progress }: ProgressPageProps) {
  // Now, or by a later try.
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
