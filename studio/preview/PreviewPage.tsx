import { formatLocalTime } from '../../receiver/src/inbox/text.ts'
import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import type { PublishState } from '../releases/publishing.ts'
import type { ListedRelease } from '../releases/releaseFolder.ts'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import styles from './PreviewPage.module.css'
import type { PreviewLink } from './previewLinks.ts'

export type PreviewPageProps = {
  state: PublishState
  /** What is shown now, and how many files have changed since. */
  built: (Pick<ListedRelease, 'at' | 'by'> & { changes: number }) | undefined
  /** By which who looks sees it; undefined on the studio's own machine. */
  ownUrl: string | undefined
  /** The newest first. */
  links: readonly (PreviewLink & { url: string })[]
}

/** When the draft site was built, and by which links people elsewhere see it. */
export function PreviewPage({ state, built, ownUrl, links }: PreviewPageProps) {
  return (
    <Sheet heading={labels.heading}>
      <p>{labels.intro}</p>
      <section className={styles.part} aria-labelledby="site">
        <h2 id="site">{labels.siteHeading}</h2>
        {state.is !== 'idle' && <State state={state} hasFormer={built !== undefined} />}
        {built ? (
          <p>
            {labels.builtAt} <Time iso={built.at} /> {labels.built(built.by)}.{' '}
            {built.changes === 0 ? labels.upToDate : labels.outdated(built.changes)}
          </p>
        ) : (
          <p>{labels.notBuilt}</p>
        )}
        {built && ownUrl && (
          <p>
            <a href={ownUrl}>{labels.open}</a>
          </p>
        )}
        {state.is !== 'publishing' && (
          <form method="post" action="/preview/build">
            <Button type="submit" variant="main">
              {built ? labels.buildAgain : labels.build}
            </Button>
          </form>
        )}
      </section>
      <section className={styles.part} aria-labelledby="links">
        <h2 id="links">{labels.linksHeading}</h2>
        <p>{labels.linksHelp}</p>
        <form method="post" action="/preview/links">
          <Button type="submit">{labels.makeLink}</Button>
        </form>
        {links.length > 0 && (
          <ul className={styles.links} role="list">
            {links.map((link) => (
              <LinkItem key={link.id} link={link} />
            ))}
          </ul>
        )}
      </section>
    </Sheet>
  )
}

type StateProps = { state: Exclude<PublishState, { is: 'idle' }>; hasFormer: boolean }

function State({ state, hasFormer }: StateProps) {
  const step = labels.steps[state.step]
  const time = formatLocalTime(state.since)
  if (state.is === 'publishing') {
    return (
      <div className={styles.message} role="status">
        <p>
          <strong>{labels.building(state.by, time)}</strong> {step} …
        </p>
        <p>{labels.waits}</p>
      </div>
    )
  }
  return (
    <div className={styles.message} role="status" data-bad>
      <h3>{labels.failedHeading}</h3>
      <p>{labels.failedWhile(step, state.by, time)}</p>
      <p className={styles.words}>{state.problem}</p>
      {hasFormer && <p>{labels.formerStays}</p>}
    </div>
  )
}

function LinkItem({ link }: { link: PreviewPageProps['links'][number] }) {
  const { id, url, madeBy, madeAt, endsAt } = link
  const time = formatLocalTime(madeAt)
  return (
    <li className={styles.link}>
      <label>
        <span>
          {labels.link(madeBy, time)}, {labels.until} <Time iso={endsAt} />
        </span>
        <input type="text" readOnly value={url} />
      </label>
      <form method="post" action={`/preview/links/${id}/end`}>
        <Button type="submit" variant="danger" isSmall aria-label={labels.endLink(madeBy, time)}>
          {labels.end}
        </Button>
      </form>
    </li>
  )
}
