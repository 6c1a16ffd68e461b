import { Panel } from '../../kit/Panel.tsx'

export type NoticePageProps = { heading: string; words: string }

/** Tells a visitor of a preview link why the draft site is not shown. */
export function NoticePage({ heading, words }: NoticePageProps) {
  return (
    <Panel heading={heading}>
      <p>{words}</p>
    </Panel>
  )
}
