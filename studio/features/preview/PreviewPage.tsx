import { Button } from '../../kit/Button.tsx'
import { CopiedLink } from '../../kit/copying/CopiedLink.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Time } from '../../kit/Time.tsx'
import { plainTime } from '../../kit/times.ts'
import type { PublishState } from '../../releases/publishing.ts'
import type { ListedRelease } from '../../releases/releaseFolder.ts'
import { StateMessage } from '../../releases/StateMessage.tsx'
import { labels } from './labels.ts'
import styles from './PreviewPage.module.css'
import type { PreviewLink } from './previewLinks.ts'

export type PreviewPageProps = {
  state: PublishState
  /** The last build of the draft site, with the number of files changed since. */
  built: (Pick<ListedRelease, 'at' | 'by'> & { changes: number }) | undefined
  /** The viewer's own preview link; undefined in a studio without sign-in. */
  ownUrl: string | undefined
  /** Newest first. */
  links: readonly (PreviewLink & { url: string })[]
}

/** The state of the draft site, and the links by which people without a session see it. */
export function PreviewPage({ state, built, ownUrl, links }: PreviewPageProps) {
  return (
    <Panel heading={labels.heading}>
      <p>{labels.intro}</p>
      <StateMessage
        state={state}
        href="/preview"
        words={labels}
        outcome={() => (built ? labels.formerStays : undefined)}
      />
      <section className={styles.part} aria-labelledby="site">
        <h2 id="site">{labels.siteHeading}</h2>
        <p role="status">
          {built ? (
            <>
              {labels.builtAt} <Time iso={built.at} /> {labels.built(built.by)}.{' '}
              {built.changes === 0 ? labels.upToDate : labels.outdated(built.changes)}
            </>
          ) : (
            labels.notBuilt
          )}
        </p>
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
    </Panel>
  )
}

function LinkItem({ link }: { link: PreviewPageProps['links'][number] }) {
  const { id, url, madeBy, madeAt, endsAt } = link
  const time = plainTime(madeAt)
  return (
    <li className={styles.link}>
      <p>
        {labels.link(madeBy, time)}, {labels.until} <Time iso={endsAt} />
      </p>
      <CopiedLink name={labels.link(madeBy, time)} url={url} />
      <form method="post" action={`/preview/links/${id}/end`}>
        <Button type="submit" variant="danger" isSmall aria-label={labels.endLink(madeBy, time)}>
          {labels.end}
        </Button>
      </form>
    </li>
  )
}
