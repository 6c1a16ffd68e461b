import { ContentsList, type ContentsListProps } from '../ContentsList/ContentsList.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './ContentsFold.module.css'

/** Links to the parts of a long page, collapsed above its text. */
export function ContentsFold(contents: ContentsListProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {contents.label}
        <Icon name="chevron" />
      </summary>
      <ContentsList {...contents} />
    </details>
  )
}
