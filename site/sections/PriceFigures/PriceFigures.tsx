import type { SectionProps } from '../../build/loadSections.ts'
import { PageTitle, type PageTitleProps } from '../../components/PageTitle/PageTitle.tsx'
import type { LowestPrice } from '../../lib/prices.ts'
import texts from '../../styles/texts.module.css'
import styles from './PriceFigures.module.css'

export type PriceFiguresProps = SectionProps<'price-figures'> & {
  title: PageTitleProps
  prices: LowestPrice[]
  tone: 'dark' | undefined
}

/** Longest amounts, in characters, that a column shows at full size (£350) and at the next smaller size (£1,200). */
const MAX_SHORT = 4
const MAX_LONG = 6

/** The lowest price of each category as a large figure. The currency switch below changes the figures too. */
export function PriceFigures({ copy, labels, title, prices, tone }: PriceFiguresProps) {
  const longest = Math.max(
    ...prices.flatMap(({ amount, otherAmount }) => [amount.length, otherAmount.length]),
  )
  return (
    <div className={styles.head} data-swatch={copy.swatch} data-tone={tone ?? 'light'}>
      <div className="container">
        <PageTitle {...title} />
        <ul role="list" className={styles.prices} data-length={lengthName(longest)}>
          {prices.map(({ id, label, amount, otherAmount, time }) => (
            <li key={id} className={styles.price}>
              <a className={styles.link} href={`#plans-${id}`}>
                <span className={styles.label}>{label}</span>{' '}
                <span className={styles.from}>{labels.price_from}</span>{' '}
                <span
                  className={`${texts.figure} ${styles.amount}`}
                  data-other-currency={otherAmount}
                >
                  {amount}
                </span>{' '}
                <span className={styles.time}>{time}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.text}>{copy.text}</p>
      </div>
    </div>
  )
}

function lengthName(characters: number) {
  if (characters <= MAX_SHORT) return undefined
  return characters <= MAX_LONG ? 'long' : 'longest'
}
