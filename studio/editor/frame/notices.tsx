import { useEffect, useRef } from 'react'
import { PATH_MARK } from '../../content/form/fieldLabels.ts'
import { routeTo } from '../../content/form/routeTo.ts'
import { Button } from '../../kit/Button.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { labels } from './labels.ts'
import styles from './notices.module.css'
import { goTo } from './route.ts'

/** The form that shows an error: its file, and the name of its route. */
type OwnForm = { file: string; route: string }

/** Errors as paragraphs, each with a link to its field. */
export function Problems({ errors, own }: { errors: readonly ValidationError[]; own?: OwnForm }) {
  return errors.map((error) => (
    <p className={styles.problem} role={own ? undefined : 'alert'} key={keyOf(error)}>
      <Problem error={error} own={own} />
    </p>
  ))
}

type ErrorSummaryProps = {
  heading: string
  errors: readonly ValidationError[]
  own: OwnForm
}

/** The errors of a failed action. The container is always rendered, so that screen readers announce its content. */
export function ErrorSummary({ heading, errors, own }: ErrorSummaryProps) {
  const frame = useRef<HTMLDivElement>(null)
  // Every failure moves the focus here, also the second in a row.
  useEffect(() => {
    if (errors.length > 0) frame.current?.focus()
  }, [errors])
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={frame}>
      {errors.length > 0 && (
        <>
          <h2>{heading}</h2>
          <ProblemList errors={errors} own={own} />
        </>
      )}
    </div>
  )
}

/** Errors as a list, each with a link to its field. */
export function ProblemList({ errors, own }: Omit<ErrorSummaryProps, 'heading'>) {
  return (
    <ul className={styles.list}>
      {errors.map((error) => (
        <li key={keyOf(error)}>
          <Problem error={error} own={own} />
        </li>
      ))}
    </ul>
  )
}

type ProblemProps = { error: ValidationError; own: OwnForm | undefined }

function Problem({ error: { problem, place }, own }: ProblemProps) {
  if (!place) return problem
  const isOwn = place.file === own?.file
  const words = isOwn ? place.label : place.record + PATH_MARK + place.label
  return (
    <>
      <PlaceLink route={routeTo(place, isOwn ? own.route : place.file)}>{words}</PlaceLink>{' '}
      {problem}
    </>
  )
}

/** A link to a field of any form. A second click moves the focus there again. */
export function PlaceLink({ route, children }: { route: string; children: string }) {
  return (
    <a
      className={styles.place}
      href={`#${route}`}
      onClick={(event) => {
        event.preventDefault()
        goTo(route)
      }}
    >
      {children}
    </a>
  )
}

type ConflictProps = { problem: string; onReadAgain: () => void; onSaveOver: () => void }

/** The file has changed since the form was opened. Neither version is dropped unless the person decides so. */
export function Conflict({ problem, onReadAgain, onSaveOver }: ConflictProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={frame}>
      <h2>{labels.conflict.heading}</h2>
      <p>
        {problem} {labels.conflict.kept}
      </p>
      <div className={styles.choices}>
        <Button onClick={onReadAgain}>{labels.conflict.readAgain}</Button>
        <Button onClick={onSaveOver}>{labels.conflict.saveOver}</Button>
      </div>
    </div>
  )
}

function keyOf({ problem, place }: ValidationError): string {
  return `${place?.file} ${place?.path ?? place?.line} ${problem}`
}
