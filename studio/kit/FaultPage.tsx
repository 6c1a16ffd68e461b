import { labels } from './labels.ts'
import { Panel } from './Panel.tsx'

export type FaultPageProps = { heading: string; problems: readonly string[] }

/** The error page: says why a page is not shown. */
export function FaultPage({ heading, problems }: FaultPageProps) {
  return (
    <Panel heading={heading}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>
        <a href="/">{labels.backToContent}</a>
      </p>
    </Panel>
  )
}
