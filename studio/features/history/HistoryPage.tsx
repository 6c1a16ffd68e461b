import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { Time } from '../../kit/Time.tsx'
import { plainTime } from '../../kit/times.ts'
import { Differences } from './Differences.tsx'
import type { FileHistory, FileVersion } from './fileHistory.ts'
import { labels } from './labels.ts'
import { Refusal } from './Refusal.tsx'
import styles from './Versions.module.css'

export type HistoryPageProps = {
  history: FileHistory
  /** Whether the viewer may change a file. */
  mayChange: (path: string) => boolean
  /** The reasons why a version was not restored. */
  problems: readonly ValidationError[]
}

/** Earlier versions of a file; each can be restored. */
export function HistoryPage({ history, mayChange, problems }: HistoryPageProps) {
  const canRestore = mayChange(history.file.replace('content/', ''))
  const { file, label, versions, hasOlder, uncommitted } = history
  return (
    <Panel heading={labels.historyOf(label)}>
      <Refusal heading={labels.notRestored} problems={problems} />
      <p>{versions.length > 0 ? labels.historyHelp : labels.noHistory}</p>
      <p className={styles.quiet}>
        <a href={`/#${file}`}>{labels.edit}</a>
      </p>
      {!canRestore && <p>{labels.ownersOnly}</p>}
      <ol className={styles.versions} role="list">
        {uncommitted.length > 0 && (
          <li>
            <article className={styles.version}>
              <h2>{labels.uncommitted}</h2>
              <Differences differences={uncommitted} />
            </article>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.id}>
            <Version history={history} version={version} canRestore={canRestore} />
          </li>
        ))}
      </ol>
      {hasOlder && <p>{labels.onlyNewest(versions.length)}</p>}
    </Panel>
  )
}

type VersionProps = { history: FileHistory; version: FileVersion; canRestore: boolean }

function Version({ history, version, canRestore }: VersionProps) {
  const { id, at, by, message, differences, step, isNow } = version
  return (
    <article className={styles.version}>
      <header>
        <h2>
          <Time iso={at} /> {labels.by(by)}
        </h2>
        <p className={styles.quiet}>{message}</p>
      </header>
      {step !== 'changed' && <p>{labels.step[step]}</p>}
      <Differences differences={differences} />
      {isNow && <p className={styles.quiet}>{labels.asNow}</p>}
      {canRestore && !isNow && step !== 'removed' && (
        <form method="post" action="/history/restore">
          <input type="hidden" name="file" value={history.file} />
          <input type="hidden" name="version" value={history.version} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" isSmall aria-label={labels.actionOn(labels.restore, plainTime(at))}>
            {labels.restore}
          </Button>
        </form>
      )}
    </article>
  )
}
