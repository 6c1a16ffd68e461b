import { PageTitle, type PageTitleProps } from '../../components/PageTitle/PageTitle.tsx'
import { Picture, type PreparedPicture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ServiceHead.module.css'

export type ServiceHeadProps = {
  title: PageTitleProps
  promise: string
  /** Undefined for a service priced by quote, which explains its pricing instead. `from` precedes the lowest price. */
  price: { from?: string; cost: string; text: string } | undefined
  priceHeading: string
  /** A figure of a case; null if the service has none. */
  proof: { client: string; figure: string; title: string; path: string } | null
  picture: PreparedPicture
  swatch: string
  tone: 'dark' | undefined
}

/** The first screen of a service: its promise, price and a proof, beside its picture, on the service's colour. */
export function ServiceHead(props: ServiceHeadProps) {
  const { title, promise, price, priceHeading, proof, picture, swatch, tone } = props
  return (
    <div className={styles.head} data-swatch={swatch} data-tone={tone ?? 'light'}>
      <div className={`container ${styles.copy}`}>
        <PageTitle {...title} />
        <p className={styles.promise}>{promise}</p>
        <div className={styles.facts}>
          <a className={styles.fact} href="#prices-heading">
            {price ? (
              <>
                <span className={styles.figure}>
                  {price.from && <span className={styles.from}>{price.from}</span>} {price.cost}
                </span>{' '}
                <span className={styles.words}>{price.text}</span>
              </>
            ) : (
              <span className={`${styles.words} ${styles.quote}`}>{priceHeading}</span>
            )}
          </a>
          {proof && (
            <a className={styles.fact} href={proof.path}>
              <span className={styles.figure}>{proof.figure}</span>{' '}
              <span>
                <span className={styles.words}>{proof.title}</span>, {proof.client}
              </span>
            </a>
          )}
        </div>
      </div>
      <Picture
        picture={picture}
        className={`head-picture ${layout.faded} ${styles.picture}`}
        first
      />
    </div>
  )
}
