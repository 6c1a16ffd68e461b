import styles from './Rating.module.css'

const DOTS = [1, 2, 3, 4, 5]

type RatingProps = {
  /** 1 to 5 in steps of 0.5. */
  rating: number
  /** The rating in words, such as '5 out of 5'. */
  label: string
}

/** A rating as five dots; half a point fills half a dot. */
export function Rating({ rating, label }: RatingProps) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {DOTS.map((dot) => (
        <span key={dot} className={styles.dot} data-fill={dotFill(rating, dot)} />
      ))}
    </span>
  )
}

function dotFill(rating: number, dot: number): 'full' | 'half' | 'none' {
  if (rating >= dot) return 'full'
  return rating >= dot - 0.5 ? 'half' : 'none'
}
