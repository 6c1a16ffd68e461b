import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import styles from './PlanComparison.module.css'

type ComparisonTableProps = {
  category: ComparedCategory
  copy: SectionBlock<'plan-comparison'>
}

/** The three plans of a category: what they cost, then what they contain. */
export function ComparisonTable({ category, copy }: ComparisonTableProps) {
  const { id, label, plans, rows } = category
  const headingId = `compare-${id}-heading`
  return (
    <table className={styles.table} aria-labelledby={headingId}>
      <thead>
        <tr>
          <td className={styles.category}>
            <h3 id={headingId}>{label}</h3>
          </td>
          {plans.map(({ tier, name }) => (
            <th key={tier} scope="col" className={styles.plan}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{copy.price_gbp}</th>
          {plans.map(({ tier, amounts }) => (
            <td key={tier} className={styles.price}>
              {amounts.GBP}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.price_usd}</th>
          {plans.map(({ tier, amounts }) => (
            <td key={tier}>{amounts.USD}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.time}</th>
          {plans.map(({ tier, time }) => (
            <td key={tier}>{time}</td>
          ))}
        </tr>
        {rows.map(({ feature, ...values }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {plans.map(({ tier }) => (
              <td key={tier}>
                <Value value={values[tier]} copy={copy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value, copy }: { value: boolean | string; copy: { yes: string; no: string } }) {
  if (value === false) return <span className={styles.no}>{copy.no}</span>
  if (value !== true) return value
  return (
    <span className={styles.yes}>
      <Icon name="check" />
      {copy.yes}
    </span>
  )
}
