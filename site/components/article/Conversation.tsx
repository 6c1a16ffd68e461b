import { ArticleFigure } from './ArticleFigure.tsx'
import styles from './Conversation.module.css'

type ConversationProps = {
  title: string
  /** The lines in order; the first speaker's are on the left. */
  turns: [speaker: string, words: string][]
}

/** A written conversation. */
export function Conversation({ title, turns }: ConversationProps) {
  const first = turns[0]?.[0]
  return (
    <ArticleFigure title={title}>
      <ol className={styles.turns} role="list">
        {turns.map(([speaker, words]) => (
          <li key={words} className={styles.turn} data-side={speaker === first ? 'left' : 'right'}>
            <b className={styles.speaker}>{speaker}</b>
            {words}
          </li>
        ))}
      </ol>
    </ArticleFigure>
  )
}
