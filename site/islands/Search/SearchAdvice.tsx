import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import styles from './Search.module.css'

export type AdviceLabels = Pick<SearchLabels, 'advice' | 'ask'>

type SearchAdviceProps = { labels: AdviceLabels }

/** What to try if nothing was found, and whom to ask. */
export function SearchAdvice({ labels }: SearchAdviceProps) {
  const { advice, ask } = labels
  return (
    <div className={styles.advice}>
      <p>{advice}</p>
      <p>
        {ask.text} <TextLink href={ask.action.path}>{ask.action.label}</TextLink>
      </p>
    </div>
  )
}
