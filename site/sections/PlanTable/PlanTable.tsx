import type { SectionProps } from '../../build/loadSections.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { PricingCategory } from '../../lib/prices.ts'
import { PlanStarts } from './PlanStarts.tsx'
import styles from './PlanTable.module.css'

export type PlanTableProps = SectionProps<'plan-table'> & { categories: PricingCategory[] }

/**
 * Every plan as a row of one table, in the main currency. Its elements carry explicit roles, because the layout for
 * small screens would remove the implicit ones.
 */
export function PlanTable({ id, copy, categories, labels }: PlanTableProps) {
  const { columns } = copy
  const names = [columns.plan, columns.details, columns.price, columns.time, columns.start]
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`} id="pricing">
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
        <table
          role="table"
          className={styles.table}
          aria-labelledby={`${id}-heading`}
          data-pagefind-ignore
        >
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" className={styles.row}>
              {names.map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map(({ id, label, plans }) => (
            <tbody key={id} role="rowgroup">
              <tr role="row" className={styles.category}>
                {/* biome-ignore lint/a11y/useSemanticElements: it is a th already; the explicit role survives display: block */}
                <th role="rowheader" scope="rowgroup" colSpan={names.length}>
                  {label}
                </th>
              </tr>
              {plans.map((plan) => (
                <tr key={plan.id} role="row" className={`${styles.row} ${styles.plan}`}>
                  <th role="rowheader" scope="row" className={styles.name}>
                    {plan.name}
                  </th>
                  <td role="cell" className={styles.details}>
                    {plan.details}
                  </td>
                  <td role="cell" className={styles.price}>
                    {plan.amounts.main}
                  </td>
                  <td role="cell" className={styles.time}>
                    {plan.time}
                  </td>
                  <td role="cell" className={styles.start}>
                    <StartLink plan={plan} category={label} newTabLabel={labels.opens_in_new_tab} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p className={styles.compare}>
          <TextLink href={copy.compare.path}>{copy.compare.label}</TextLink>
        </p>
        <PlanStarts categories={categories} />
      </div>
    </section>
  )
}

type StartLinkProps = {
  plan: PricingCategory['plans'][number]
  category: string
  newTabLabel: string
}

/** Filled for the plan that is highlighted among the cards of other pages. */
function StartLink({ plan, category, newTabLabel }: StartLinkProps) {
  const newTab = plan.href.startsWith('http')
  return (
    <ButtonLink
      href={plan.href}
      variant={plan.surface === 'orange' ? 'main' : 'outline'}
      size="small"
      newTab={newTab}
    >
      {plan.action}
      <span className="visually-hidden">
        : {category}, {plan.name}
        {newTab && ` (${newTabLabel})`}
      </span>
    </ButtonLink>
  )
}
