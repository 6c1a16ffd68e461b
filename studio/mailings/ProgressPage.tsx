import type { MailingProgress } from '../../receiver/src/readers/mailings.ts'
import { Done } from '../inbox/parts.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { labels } from './labels.ts'
import { Progress } from './parts.tsx'

export type ProgressPageProps = {
  done: string | null
  title: string
  /** Where the article's mail is shown and sent. */
  mailingHref: string
  progress: MailingProgress
}

/** Whether a mail is to go out still, now or by a later try. */
export function isUnderWay({ waiting, retried }: MailingProgress): boolean {
  return waiting + retried > 0
}

/** How far the mails of an article have come. It holds no field: what is typed would be gone as it loads again. */
export function ProgressPage({ done, title, mailingHref, progress }: ProgressPageProps) {
  return (
    <Sheet heading={labels.progressOf(title)}>
      <Done sentence={done} />
      <p>{isUnderWay(progress) ? labels.looksAgain : labels.complete}</p>
      <Progress progress={progress} />
      <p>
        <a href={mailingHref}>{labels.back}</a>
      </p>
    </Sheet>
  )
}
