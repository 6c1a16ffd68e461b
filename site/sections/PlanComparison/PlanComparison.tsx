import type { SectionProps } from '../../build/loadSections.ts'
import { ContentsList } from '../../components/ContentsList/ContentsList.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx'
import type { ComparedCategory } from '../../lib/prices.ts'
import layout from '../../styles/layout.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import styles from './PlanComparison.module.css'

export type PlanComparisonProps = SectionProps<'plan-comparison'> & {
  categories: ComparedCategory[]
}

/** All plans side by side, a table for each category. */
export function PlanComparison({ id, copy, categories }: PlanComparisonProps) {
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
          <div className={styles.tables}>
            {categories.map((category) => (
              <div key={category.id} id={`compare-${category.id}`}>
                <TableFrame label={category.label}>
                  <ComparisonTable category={category} copy={copy} />
                </TableFrame>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
