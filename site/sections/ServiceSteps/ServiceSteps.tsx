import type { ServicePage } from '../../../content-model/schemas/services.ts'
import { ArticleSection } from '../../components/ArticleSection/ArticleSection.tsx'
import styles from './ServiceSteps.module.css'

type ServiceStepsProps = {
  steps: ServicePage['steps']
  labels: { step: string; step_text: string; step_duration: string }
}

/**
 * The steps of a service as a table. Phones stack each row; explicit roles keep it a table in browsers that drop the
 * roles of rows laid out as blocks.
 */
export function ServiceSteps({ steps, labels }: ServiceStepsProps) {
  return (
    <ArticleSection id="steps-heading" heading={steps.heading}>
      {/* biome-ignore-start lint/a11y/useSemanticElements: the elements are semantic; the roles repeat that for stacked rows */}
      <table role="table" className={styles.table} aria-labelledby="steps-heading">
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              {labels.step}
            </th>
            <th role="columnheader" scope="col">
              {labels.step_text}
            </th>
            <th role="columnheader" scope="col">
              {labels.step_duration}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {steps.items.map(({ title, text, duration }) => (
            <tr key={title} role="row" className={styles.row}>
              <th role="rowheader" scope="row">
                {title}
              </th>
              <td role="cell">{text}</td>
              <td role="cell" className={styles.duration}>
                {duration}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </ArticleSection>
  )
}
