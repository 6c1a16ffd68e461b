import type { ReactNode } from 'react'
import type { SectionBlock } from '../../../content-model/schemas/pages.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import { PlanChoice } from './PlanChoice.tsx'
import styles from './PlanComparison.module.css'

type ComparisonTableProps = {
  category: ComparedCategory
  copy: SectionBlock<'plan-comparison'>
  /** Whether phones show only two of the plans, which the visitor chooses. */
  hasChoice: boolean
}

/**
 * The plans of a category: their prices, then their features. The head stays in view, with the category's name in its
 * first cell. The elements carry explicit roles, because the layout for phones would remove the implicit ones.
 */
export function ComparisonTable({ category, copy, hasChoice }: ComparisonTableProps) {
  const { id, label, plans, rows } = category
  const headingId = `compare-${id}-heading`
  const isLong = plans.some(({ amounts }) => amounts.main.length > '£12,000'.length)
  return (
    <table role="table" className={styles.table} aria-labelledby={headingId}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell">
            <h3 id={headingId} className={styles.category}>
              {label}
            </h3>
            {hasChoice && <PlanChoice plans={plans} labels={copy.choice} category={label} />}
          </td>
          {plans.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col" className={styles.plan}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Row
          name={copy.price}
          cells={plans.map(({ amounts }) => amounts.main)}
          className={`${styles.price} ${isLong ? styles.long : ''}`}
        />
        <Row name={copy.price_other} cells={plans.map(({ amounts }) => amounts.other)} />
        <Row name={copy.time} cells={plans.map(({ time }) => time)} />
        {rows.map(({ feature, values }) => (
          <Row
            key={feature}
            name={feature}
            cells={plans.map(({ id }, index) => (
              <Value key={id} value={values[index]} copy={copy} />
            ))}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { name: string; cells: ReactNode[]; className?: string | undefined }

/** All plans' values of one feature, in the order of the plans. */
function Row({ name, cells, className }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the plan with its index
        <td key={index} role="cell" className={className}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

type ValueProps = {
  /** Undefined if the comparison has no value for the plan. */
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
