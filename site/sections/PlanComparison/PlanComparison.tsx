import type { PricingPage } from '../../../content-model/schemas/pricingPage.ts'
import { ContentsList } from '../../components/ContentsList/ContentsList.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TableFrame } from '../../components/TableFrame/TableFrame.tsx'
import type { ComparedCategory } from '../../lib/planComparison.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import styles from './PlanComparison.module.css'

type PlanComparisonProps = {
  words: PricingPage['sections']['comparison']
  categories: ComparedCategory[]
}

/** All plans side by side, a table for each category. */
export function PlanComparison({ words, categories }: PlanComparisonProps) {
  return (
    <section className="band" data-joined aria-labelledby="comparison-heading" id="compare">
      <div className="wrap">
        <SectionHead id="comparison-heading" heading={words.heading} />
        <div className={styles.grid}>
          <div className={styles.side}>
            <p className={styles.text}>{words.text}</p>
            <ContentsList
              label={words.contents}
              links={categories.map(({ id, label }) => ({ href: `#compare-${id}`, label }))}
            />
          </div>
          <div className={styles.tables}>
            {categories.map((category) => (
              <div key={category.id} id={`compare-${category.id}`}>
                <TableFrame label={category.label}>
                  <ComparisonTable category={category} words={words} />
                </TableFrame>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
