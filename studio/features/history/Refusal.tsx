import { ErrorList } from '../../content/ErrorList.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import styles from './Refusal.module.css'

type RefusalProps = { heading: string; problems: readonly ValidationError[] }

/** The reasons why an action was rejected, with links to the fields concerned. */
export function Refusal({ heading, problems }: RefusalProps) {
  if (problems.length === 0) return null
  return (
    <div className={styles.refusal} role="alert">
      <h2>{heading}</h2>
      <ErrorList errors={problems} />
    </div>
  )
}
