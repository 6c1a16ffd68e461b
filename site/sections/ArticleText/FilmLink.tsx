import { filmOf } from '../../../content-model/articles/films.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { hostedPlayerAddress } from '../../lib/links.ts'
import { fillWords } from '../../lib/text.ts'
import styles from './ArticleVideo.module.css'

const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' }

type FilmLinkProps = {
  url: string
  title: string
  /** Label of the link, with {host}. */
  playFilm: string
}

/**
 * A film on YouTube or Vimeo, as a link to its page; on the site, a click replaces the link with the player.
 * @throws if the URL is not that of a film.
 */
export function FilmLink({ url, title, playFilm }: FilmLinkProps) {
  const film = filmOf(url)
  if (!film) throw new Error(`${url} is not a film on YouTube or Vimeo.`)
  return (
    <figure>
      <a
        className={styles.film}
        href={url}
        data-player={hostedPlayerAddress(film)}
        data-tone="dark"
        data-title={title}
      >
        <span className={styles.icon}>
          <Icon name="play" />
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.words}>{fillWords(playFilm, { host: HOSTS[film.type] })}</span>
      </a>
    </figure>
  )
}
