import type { Unfinished } from '../../content/drafts/listUnfinished.ts'
import { UnfinishedRecords } from '../../content/drafts/UnfinishedRecords.tsx'
import type { FileChange } from '../../content/git/compareFolders.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Time } from '../../kit/Time.tsx'
import { plainTime } from '../../kit/times.ts'
import { labels } from '../../releases/labels.ts'
import type { PublishState, Step } from '../../releases/publishing.ts'
import type { ListedRelease } from '../../releases/releaseFolder.ts'
import { StateMessage } from '../../releases/StateMessage.tsx'
import styles from './PublishPage.module.css'

/** A changed file with the editor's name of it. */
type NamedChange = FileChange & { label: string; hiddenUntil?: string | undefined }

export type PublishPageProps = {
  state: PublishState
  changes: readonly NamedChange[]
  /** Number of changes that are not listed. */
  moreChanges: number
  /** Newest first. */
  releases: readonly ListedRelease[]
  /** Records with changes that the next publish leaves out. */
  unfinished: readonly Unfinished[]
}

/** Changes of the next publish, the outcome of the last one, and the releases to switch between. */
export function PublishPage(props: PublishPageProps) {
  const { state, changes, moreChanges, releases, unfinished } = props
  const isPublishing = state.is === 'publishing'
  const current = releases.find(({ isCurrent }) => isCurrent)
  return (
    <Panel heading={labels.heading}>
      <p>{labels.intro}</p>
      <StateMessage
        state={state}
        href="/publish"
        words={labels}
        releases={releases}
        outcome={({ task, step }) => labels.outcome[task === 'switch' ? task : outcomeOf(step)]}
      />
      {!isPublishing && (
        <form method="post" action="/publish">
          <Button type="submit" variant="main">
            {labels.publish}
          </Button>
        </form>
      )}
      <section className={styles.part} aria-labelledby="changes">
        <h2 id="changes">{labels.changesHeading}</h2>
        {releases.length === 0 ? (
          <p>{labels.first}</p>
        ) : (
          <Changes changes={changes} more={moreChanges} />
        )}
        <UnfinishedRecords records={unfinished} />
      </section>
      <section className={styles.part} aria-labelledby="releases">
        <h2 id="releases">{labels.releasesHeading}</h2>
        <p role="status">
          {current ? labels.seen(current.by, plainTime(current.at)) : labels.noReleases}
        </p>
        {releases.length > 0 && <p>{labels.backHelp}</p>}
        <ReleaseList releases={releases} canSwitch={!isPublishing} />
      </section>
    </Panel>
  )
}

function outcomeOf(step: Step): keyof typeof labels.outcome {
  if (step === 'switch') return step
  return ['commit', 'push', 'deploy'].includes(step) ? 'after' : 'before'
}

function Changes({ changes, more }: { changes: readonly NamedChange[]; more: number }) {
  if (changes.length === 0) return <p>{labels.noChanges}</p>
  return (
    <>
      <ul className={styles.list}>
        {changes.map(({ path, label, change, hiddenUntil }) => (
          <li key={path}>
            {label} <span className={styles.aside}>{labels.change[change]}</span>
            {hiddenUntil && <p>{contentLabels.hiddenUntil(hiddenUntil)}</p>}
          </li>
        ))}
        {more > 0 && <li>{labels.moreChanges(more)}</li>}
      </ul>
      <p>
        <a href="/changes">{labels.readChanges}</a>
      </p>
    </>
  )
}

type ReleaseListProps = { releases: readonly ListedRelease[]; canSwitch: boolean }

function ReleaseList({ releases, canSwitch }: ReleaseListProps) {
  const current = releases.findIndex(({ isCurrent }) => isCurrent)
  return (
    <ol className={styles.list} role="list">
      {releases.map(({ id, at, by, notes, isCurrent }, index) => (
        <li key={id} className={styles.release}>
          <p>
            <Time iso={at} /> {labels.published(by)}
          </p>
          {isCurrent && <strong>{labels.current}</strong>}
          {!isCurrent && canSwitch && (
            <form method="post" action={`/publish/back/${id}`}>
              <Button
                type="submit"
                isSmall
                aria-label={labels.switchTo(index < current, plainTime(at))}
              >
                {index < current ? labels.forward : labels.back}
              </Button>
            </form>
          )}
          {notes.map((note) => (
            <p key={note} className={styles.words} data-bad>
              {note}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
