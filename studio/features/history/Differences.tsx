import styles from './Differences.module.css'
import type { Difference, Part } from './differences.ts'
import { labels } from './labels.ts'

/** The most that is shown of one file; the form shows the rest. */
const MOST = 40

/** The places in which two versions of a file differ, with the words that only one of them has. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  const hidden = differences.length - MOST
  return (
    <div className={styles.differences}>
      <dl>
        {differences.slice(0, MOST).map(({ label, passages }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and labels may be alike.
          <div key={index}>
            <dt>{label}</dt>
            {passages.map((parts, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <dd key={place}>{parts.map(toMarked)}</dd>
            ))}
          </div>
        ))}
      </dl>
      {hidden > 0 && <p>{labels.moreDifferences(hidden)}</p>}
    </div>
  )
}

function toMarked({ text, only }: Part, index: number) {
  if (only === 'before') return <del key={index}>{text}</del>
  return only === 'after' ? <ins key={index}>{text}</ins> : text
}
