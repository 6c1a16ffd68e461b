import { Sheet } from '../pages/Sheet.tsx'

export type NoticePageProps = { heading: string; words: string }

/** Tells who has come by a link why the draft site is not shown. */
export function NoticePage({ heading, words }: NoticePageProps) {
  return (
    <Sheet heading={heading}>
      <p>{words}</p>
    </Sheet>
  )
}
