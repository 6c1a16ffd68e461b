import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ShareLink } from '../../lib/links.ts'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './ArticleFoot.module.css'

type Neighbour = { label: string; title: string; href: string }

export type ArticleFootProps = {
  series: { label: string; parts: { title: string; href: string; isHere: boolean }[] } | undefined
  tags: { heading: string; links: { label: string; href: string }[] }
  share: { heading: string; links: ShareLink[]; opensInNewTab: string }
  neighbours: { label: string; previous: Neighbour | undefined; next: Neighbour | undefined }
}

/** Below an article: the parts of its series, its tags, share links, and the articles before and after it. */
export function ArticleFoot({ series, tags, share, neighbours }: ArticleFootProps) {
  const { label, previous, next } = neighbours
  return (
    <footer className={styles.foot}>
      {series && (
        <nav aria-labelledby="series-label">
          <Prose>
            <p id="series-label" className={texts.smallTitle}>
              {series.label}
            </p>
            <ol>
              {series.parts.map(({ title, href, isHere }) => (
                <li key={href}>
                  {isHere ? (
                    <strong aria-current="page">{title}</strong>
                  ) : (
                    <a href={href}>{title}</a>
                  )}
                </li>
              ))}
            </ol>
          </Prose>
        </nav>
      )}
      {tags.links.length > 0 && (
        <section className={styles.row} aria-labelledby="tags-heading">
          <h2 id="tags-heading" className={texts.smallTitle}>
            {tags.heading}
          </h2>
          <ul role="list" className={styles.tags}>
            {tags.links.map(({ label: tag, href }) => (
              <li key={href}>
                <TextLink href={href}>{tag}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.row} aria-labelledby="share-heading">
        <h2 id="share-heading" className={texts.smallTitle}>
          {share.heading}
        </h2>
        <ul role="list" className={styles.links}>
          {share.links.map(({ id, label: words, href, newTab }) => (
            <li key={id}>
              <ButtonLink href={href} variant="outline" size="small" newTab={newTab}>
                {words}
                {newTab && <span className="visually-hidden"> ({share.opensInNewTab})</span>}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      {(previous ?? next) && (
        <nav
          className={`${layout.columns} ${styles.neighbours}`}
          data-from="tablet"
          aria-label={label}
        >
          {previous && <NeighbourLink {...previous} />}
          {next && <NeighbourLink {...next} />}
        </nav>
      )}
    </footer>
  )
}

function NeighbourLink({ label, title, href }: Neighbour) {
  return (
    <a className={styles.neighbour} href={href}>
      <span className={styles.when}>{label}</span> <span className={styles.title}>{title}</span>
    </a>
  )
}
