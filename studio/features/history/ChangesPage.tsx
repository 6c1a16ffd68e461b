import type { Unfinished } from '../../content/drafts/listUnfinished.ts'
import { UnfinishedRecords } from '../../content/drafts/UnfinishedRecords.tsx'
import { labels as contentLabels } from '../../content/labels.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { plainTime } from '../../kit/times.ts'
import { Differences } from './Differences.tsx'
import { labels } from './labels.ts'
import type { ChangedFile, Changes } from './listChanges.ts'
import { Refusal } from './Refusal.tsx'
import styles from './Versions.module.css'

export type ChangesPageProps = {
  changes: Changes
  /** Records whose changes the next publish leaves out. */
  unfinished: readonly Unfinished[]
  /** Whether the viewer may change a file. */
  mayChange: (path: string) => boolean
  /** The reasons why an undo was rejected. */
  problems: readonly ValidationError[]
}

const PICTURE = /^(?:pictures|logos)\/.+\.(?:webp|png|jpe?g|avif|svg)$/

/** Changes since the last publish, each with a button that undoes it. */
export function ChangesPage({ changes, unfinished, mayChange, problems }: ChangesPageProps) {
  const { published, files } = changes
  const groups = Map.groupBy(files, ({ group }) => group)
  return (
    <Panel heading={labels.heading}>
      <Refusal heading={labels.notUndone} problems={problems} />
      <p>
        {published
          ? labels.since[published.source](plainTime(published.at))
          : labels.neverPublished}
      </p>
      <UnfinishedRecords records={unfinished} />
      {files.length === 0 && <p>{labels.nothing}</p>}
      {[...groups].map(([group, members]) => (
        <section key={group} className={styles.group} aria-labelledby={idOf(group)}>
          <h2 id={idOf(group)}>{group}</h2>
          <ul role="list">
            {members.map((file) => (
              <li key={file.file}>
                <Change
                  change={file}
                  canUndo={published !== undefined}
                  isOwners={!mayChange(file.path)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

type ChangeProps = {
  change: ChangedFile
  canUndo: boolean
  /** Whether only owners may change the file, and the viewer is not an owner. */
  isOwners: boolean
}

function Change({ change, canUndo, isOwners }: ChangeProps) {
  const { file, path, label, isRecord, differences, version } = change
  const { hiddenUntil } = change
  const action = labels.undo[change.change]
  return (
    <article className={styles.version}>
      <header>
        <h3>{label}</h3>
        <p className={styles.quiet}>
          <strong className={styles.kind}>{labels.change[change.change]}</strong>
        </p>
      </header>
      {PICTURE.test(path) && change.change !== 'removed' && (
        <img src={`/content/${path}`} alt="" loading="lazy" />
      )}
      {hiddenUntil && <p>{contentLabels.hiddenUntil(hiddenUntil)}</p>}
      <Differences differences={differences} />
      {isOwners && <p>{labels.ownersOnly}</p>}
      <div className={styles.actions}>
        {canUndo && !isOwners && (
          <form method="post" action="/changes/undo">
            <input type="hidden" name="file" value={file} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" isSmall aria-label={labels.actionOn(action, label)}>
              {action}
            </Button>
          </form>
        )}
        {isRecord && change.change !== 'removed' && (
          <a href={`/#${file}`}>
            {labels.edit}
            <span className={styles.spoken}> {label}</span>
          </a>
        )}
        {isRecord && (
          <a href={`/history?file=${encodeURIComponent(file)}`}>
            {labels.history}
            <span className={styles.spoken}> {label}</span>
          </a>
        )}
      </div>
    </article>
  )
}

function idOf(group: string): string {
  return group.toLowerCase().replaceAll(/\W+/g, '-')
}
