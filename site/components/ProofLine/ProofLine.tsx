import styles from './ProofLine.module.css'

export type ProofLineProps = {
  prices: { label: string; path: string }
  study?: { client: string; result: string; path: string }
}

/** A quiet line in a first screen: the prices, and a client's result if the language has that case. */
export function ProofLine({ prices, study }: ProofLineProps) {
  return (
    <p className={styles.line} data-pagefind-ignore>
      <a className={styles.prices} href={prices.path}>
        <span className={styles.claim}>{prices.label}</span>
      </a>{' '}
      {study && (
        <a href={study.path}>
          <span>{study.client}</span> <span className={styles.claim}>{study.result}</span>
        </a>
      )}
    </p>
  )
}
