import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/Button.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from './labels.ts'
import type { Missing, Outdated } from './listTranslations.ts'
import styles from './TranslationsPage.module.css'

export type TranslationsPageProps = {
  done: string | null
  views: readonly View[]
  missing: readonly Missing[]
  outdated: readonly Outdated[]
}

/** The maximum number of changed fields that are named for one record. */
const MAX_FIELDS = 4

/** Missing and outdated translations of one language. */
export function TranslationsPage({ done, views, missing, outdated }: TranslationsPageProps) {
  return (
    <Panel heading={labels.heading}>
      <Flash sentence={done} />
      <p>{labels.help}</p>
      <ButtonLink href="/translations/new">{labels.add}</ButtonLink>
      <Views name={labels.languages} views={views} />
      <section className={styles.part}>
        <h2>{labels.changed}</h2>
        {outdated.length === 0 && <p>{labels.nothingChanged}</p>}
        <ul role="list">
          {outdated.map(({ file, label, at, fields }) => (
            <Row key={file} file={file} label={label}>
              <Time iso={at} /> {fieldsOf(fields)}
            </Row>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>{labels.missing}</h2>
        {missing.length === 0 && <p>{labels.nothingMissing}</p>}
        {[...Map.groupBy(missing, ({ group }) => group)].map(([group, records]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul role="list">
              {records.map((record) => (
                <Row key={record.file} file={record.file} label={record.label}>
                  {lackOf(record)}
                </Row>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </Panel>
  )
}

type RowProps = { file: string; label: string; children: ReactNode }

function Row({ file, label, children }: RowProps) {
  return (
    <li className={styles.record}>
      <a className={styles.link} href={`/#${file}`}>
        {label}
      </a>
      <span className={styles.lack}>{children}</span>
    </li>
  )
}

function lackOf({ fields, lacksText, isBegun }: Missing): string {
  const lack =
    fields === undefined
      ? [labels.whole]
      : [...(fields > 0 ? [labels.fields(fields)] : []), ...(lacksText ? [labels.text] : [])]
  return [...lack, ...(isBegun ? [labels.begun] : [])].join(', ')
}

function fieldsOf(fields: readonly string[]): string {
  const named = fields.slice(0, MAX_FIELDS).join(', ')
  const more = fields.length - MAX_FIELDS
  return more > 0 ? `${named} ${labels.more(more)}` : named
}
