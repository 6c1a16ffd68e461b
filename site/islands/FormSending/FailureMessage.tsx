import { Message } from '../../components/Message/Message.tsx'
import styles from './FailureMessage.module.css'

type FailureMessageProps = {
  /** The line that the specification has for this failure. */
  line: string
  /** What is said below it, in plain words. */
  reason?: string
}

/** Says that a form was not sent, and why. */
export function FailureMessage({ line, reason }: FailureMessageProps) {
  return (
    <Message variant="bad">
      <p>{line}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </Message>
  )
}
