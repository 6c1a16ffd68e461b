import type { SectionProps } from '../../build/loadSections.ts'
import { ContentsList } from '../../components/ContentsList/ContentsList.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import layout from '../../styles/layout.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { choiceStyles, PLANS_ON_PHONE } from './PlanChoice.tsx'
import styles from './PlanComparison.module.css'

/** Number of plans that fit side by side from 768 px up. */
const PLANS_WITHOUT_SCROLLING = 3

export type PlanComparisonProps = SectionProps<'plan-comparison'> & {
  categories: ComparedCategory[]
}

/** All plans side by side, one table per category; on phones two plans, which the visitor chooses. */
export function PlanComparison({ id, copy, categories }: PlanComparisonProps) {
  const mostPlans = Math.max(...categories.map(({ plans }) => plans.length))
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`} id="compare">
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
        <div className={`${layout.columns} ${styles.grid}`}>
          <div className={styles.side}>
            <p className={styles.text}>{copy.text}</p>
            <ContentsList
              label={copy.contents}
              links={categories.map(({ id, label }) => ({ href: `#compare-${id}`, label }))}
            />
          </div>
          <div className={styles.tables} data-pagefind-ignore>
            {categories.map((category) => (
              <Category key={category.id} category={category} copy={copy} />
            ))}
          </div>
        </div>
      </div>
      {mostPlans > PLANS_ON_PHONE && <style>{choiceStyles(mostPlans)}</style>}
    </section>
  )
}

type CategoryProps = { category: ComparedCategory; copy: PlanComparisonProps['copy'] }

function Category({ category, copy }: CategoryProps) {
  const { id, label, plans } = category
  const hasChoice = plans.length > PLANS_ON_PHONE
  return (
    <div
      id={`compare-${id}`}
      data-plan-choice={hasChoice ? '' : undefined}
      data-scrolls={plans.length > PLANS_WITHOUT_SCROLLING ? '' : undefined}
    >
      <TableFrame label={label}>
        <ComparisonTable category={category} copy={copy} hasChoice={hasChoice} />
      </TableFrame>
    </div>
  )
}
