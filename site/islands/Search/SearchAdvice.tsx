import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'

export type AdviceLabels = Pick<SearchLabels, 'advice' | 'ask'>

type SearchAdviceProps = { labels: AdviceLabels; className: string | undefined }

/** What to try if nothing was found, and whom to ask. */
export function SearchAdvice({ labels, className }: SearchAdviceProps) {
  const { advice, ask } = labels
  return (
    <div className={className}>
      <p>{advice}</p>
      <p>
        {ask.text} <TextLink href={ask.action.path}>{ask.action.label}</TextLink>
      </p>
    </div>
  )
}
