import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import styles from './PlanComparison.module.css'

type ComparisonTableProps = {
  category: ComparedCategory
  copy: SectionBlock<'plan-comparison'>
}

/** The plans of a category: what they cost, then what they contain. */
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
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.plan}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{copy.price_gbp}</th>
          {plans.map(({ id, amounts }) => (
            <td key={id} className={styles.price}>
              {amounts.GBP}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.price_usd}</th>
          {plans.map(({ id, amounts }) => (
            <td key={id}>{amounts.USD}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.time}</th>
          {plans.map(({ id, time }) => (
            <td key={id}>{time}</td>
          ))}
        </tr>
        {rows.map(({ feature, values }) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {plans.map(({ id }, index) => (
              <td key={id}>
                <Value value={values[index]} copy={copy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ValueProps = {
  /** Undefined where the comparison does not name the plan yet. */
  value: boolean | string | undefined
  copy: { yes: string; no: string }
}

function Value({ value, copy }: ValueProps) {
  if (value === undefined) return <span className={styles.no}>–</span>
  if (value === false) return <span className={styles.no}>{copy.no}</span>
  if (value !== true) return value
  return (
    <span className={styles.yes}>
      <Icon name="check" />
      {copy.yes}
    </span>
  )
}
