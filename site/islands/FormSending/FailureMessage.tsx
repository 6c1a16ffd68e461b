import { Message } from '../../components/Message/Message.tsx'
import styles from './FailureMessage.module.css'

type FailureMessageProps = {
  /** The specification's line for this failure. */
  line: string
  /** Its reason, in plain words. */
  reason?: string
}

/** Tells the visitor that a form was not sent, and why. */
export function FailureMessage({ line, reason }: FailureMessageProps) {
  return (
    <Message variant="bad">
      <p>{line}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </Message>
  )
}
