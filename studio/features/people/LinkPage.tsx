import { labels } from '../../access/labels.ts'
import { CopiedLink } from '../../kit/copying/CopiedLink.tsx'
import { Panel } from '../../kit/Panel.tsx'

export type LinkPageProps = { kind: 'invitation' | 'lost-key'; name: string; url: string }

/** Shows a one-time link. It is not shown again later. */
export function LinkPage({ kind, name, url }: LinkPageProps) {
  const { heading, invitation, lostKey, shownOnce, back } = labels.link
  return (
    <Panel heading={heading(name)}>
      <p>{kind === 'invitation' ? invitation : lostKey}</p>
      <CopiedLink name={heading(name)} url={url} />
      <p>{shownOnce}</p>
      <p>
        <a href="/people">{back}</a>
      </p>
    </Panel>
  )
}
