import type { ReactNode } from 'react'
import type { MailingProgress } from '../../../../core/subscribers/mailings.ts'
import { ActionForm } from '../../../kit/ActionForm.tsx'
import { Time } from '../../../kit/Time.tsx'
import { labels } from './labels.ts'
import styles from './parts.module.css'

/** A list of facts about a mail or a mailing. */
export function Facts({ children, isShort }: { children: ReactNode; isShort?: boolean }) {
  return (
    <dl className={styles.facts} data-short={isShort}>
      {children}
    </dl>
  )
}

export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The numbers of sent, waiting and failed mails of an article. */
export function Progress({ progress }: { progress: MailingProgress }) {
  const { startedAt, ...counts } = progress
  return (
    <>
      <Facts isShort>
        <Fact label={labels.since} value={<Time iso={startedAt} />} />
        {Object.entries(counts).map(([name, count]) => (
          <Fact
            key={name}
            label={labels.counts[name as keyof typeof counts]}
            value={count.toLocaleString('en-GB')}
          />
        ))}
      </Facts>
      {progress.dead > 0 && <ActionForm action="/inbox/retry">{labels.retryAll}</ActionForm>}
    </>
  )
}
