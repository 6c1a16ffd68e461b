import styles from './Differences.module.css'
import type { Difference, Part } from './differences.ts'
import { labels } from './labels.ts'

/** The maximum number of differences shown for one file. */
const MOST = 40

/** The differences between two versions of a file, with removed and added words marked. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  const hidden = differences.length - MOST
  return (
    <div className={styles.differences}>
      <dl>
        {differences.slice(0, MOST).map(({ label, passages }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, and labels may be equal.
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
