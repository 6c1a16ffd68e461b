import { ButtonLink } from '../Button/ButtonLink.tsx'
import { DotList } from '../DotList/DotList.tsx'
import styles from './PlanCard.module.css'

export type PlanCardProps = {
  id: string
  /** Orange is the highlighted plan, forest a dark one. */
  surface: 'tile' | 'orange' | 'forest'
  name: string
  details: string
  /** Currency symbol and price, such as '£1,200'. */
  amount: string
  /** The price in the other currency, if the visitor can switch. */
  otherAmount?: string
  time: string
  features: string[]
  benefit: string
  href: string
  action: string
}

/** Longest amount, in characters, that a card shows at full size: £1,200. */
const MAX_SHORT = 6

/** One plan: name, price, contents, and how to start. */
export function PlanCard(props: PlanCardProps) {
  const { id, surface, name, details, amount, otherAmount, time, features } = props
  const { benefit, href, action } = props
  const nameId = `${id}-name`
  const isLong = [amount, otherAmount ?? ''].some(({ length }) => length > MAX_SHORT)
  return (
    <article
      className={styles.card}
      data-surface={surface}
      data-tone={surface === 'tile' ? undefined : surface}
      aria-labelledby={nameId}
    >
      <h3 id={nameId}>{name}</h3>
      <p className={styles.details}>{details}</p>
      <p className={styles.price}>
        <span
          className={styles.amount}
          data-long={isLong || undefined}
          data-other-currency={otherAmount}
        >
          {amount}
        </span>{' '}
        <span>{time}</span>
      </p>
      <div className={styles.contents}>
        <DotList items={features} className={styles.features} />
        <p className={styles.benefit}>{benefit}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink href={href} wide {...(href.startsWith('http') && { newTab: true })}>
          {action}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
