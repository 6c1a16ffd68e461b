import type { ValidationError } from '../kit/RequestError.ts'
import styles from './ErrorList.module.css'
import { PATH_MARK } from './form/fieldLabels.ts'
import { routeTo } from './form/routeTo.ts'

/** Validation errors, with links to their fields. */
export function ErrorList({ errors }: { errors: readonly ValidationError[] }) {
  return (
    <ul className={styles.errors}>
      {errors.map(({ problem, place }) => (
        <li key={`${place?.file} ${place?.label} ${problem}`}>
          {place && <a href={`/#${routeTo(place)}`}>{place.record + PATH_MARK + place.label}</a>}{' '}
          {problem}
        </li>
      ))}
    </ul>
  )
}
