import { Message } from '../../components/Message/Message.tsx'
import styles from './FailureMessage.module.css'

type FailureMessageProps = {
  /** The message for this kind of failure. */
  line: string
  /** The reason for the failure, in plain words. */
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
