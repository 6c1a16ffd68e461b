import { useState } from 'react'
import type { FieldSchema } from '../../../content-model/fieldsOf.ts'
import type { KeptReplaced } from '../../content/drafts/draftStore.ts'
import { labelOfPath } from '../../content/form/fieldLabels.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { Button } from '../../kit/Button.tsx'
import { labels as publishLabels } from '../../releases/labels.ts'
import { labels } from '../frame/labels.ts'
import styles from './DraftNotices.module.css'
import type { DraftView } from './DraftSync.ts'

type DraftNoticesProps = {
  view: DraftView
  schema: FieldSchema
  onPutBack: (replaced: KeptReplaced) => void
  onLeave: (replaced: KeptReplaced) => void
}

/** Notices about other people in the record, failed autosaves and replaced text. */
export function DraftNotices({ view, schema, onPutBack, onLeave }: DraftNoticesProps) {
  const { beside, problem, isGone, replaced, draft } = view
  const { drafts } = labels
  return (
    <div className={styles.notices}>
      <div role="status">
        {beside.map(({ name, isSamePerson }) => (
          <p key={name} className={styles.notice}>
            {isSamePerson ? drafts.openTwice : drafts.alsoOpen(name)}
          </p>
        ))}
        {isGone && <p className={styles.notice}>{drafts.gone}</p>}
        <Published now={view.publishing} />
      </div>
      <div role="alert">
        {problem !== '' && (
          <p className={styles.notice} data-bad>
            {drafts.notKept} {problem}
          </p>
        )}
      </div>
      {replaced.map((one) => (
        <section key={one.id} className={styles.notice} aria-label={drafts.gaveWay}>
          <p>{drafts.replaced(one.by, placeOf(schema, draft.value, one))}</p>
          <blockquote>{wordsOf(one.before)}</blockquote>
          <div className={styles.choices}>
            <Button isSmall onClick={() => onPutBack(one)}>
              {drafts.putBack}
            </Button>
            <Button isSmall onClick={() => onLeave(one)}>
              {drafts.leave}
            </Button>
          </div>
        </section>
      ))}
    </div>
  )
}

/** Reports the outcome of a publish that ran while the form was open. */
function Published({ now }: { now: DraftView['publishing'] }) {
  const [before, setBefore] = useState(now)
  const [end, setEnd] = useState<keyof typeof labels.published>()
  if (now !== before) {
    setBefore(now)
    setEnd(before === 'publishing' && now !== 'publishing' ? now : undefined)
  }
  if (!end) return null
  return (
    <p className={styles.notice}>
      {labels.published[end]} <a href="/publish">{publishLabels.heading}</a>
    </p>
  )
}

function placeOf(schema: FieldSchema, value: unknown, { path }: KeptReplaced): string {
  const [part, ...field] = path
  if (part === 'body') return contentLabels.articleText
  return part === 'name' ? labels.record.fileName : labelOfPath(schema, value, field)
}

function wordsOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  return Object.values(part).map(wordsOf).join(' ')
}
