import type { Mentions } from '../../../core/erasure/traces.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Field, type FieldProps } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Question } from '../../kit/Question.tsx'
import { labels } from './labels.ts'

export type ErasePageProps = {
  /** The selection to erase; null before one is made. */
  wish: {
    heading: string
    values: readonly (readonly [name: string, value: string])[]
    found: string
    /** Messages of other people that name the address. */
    mentions: Mentions
    isNothing: boolean
  } | null
  /** Fields that select old messages. */
  choice: readonly FieldProps[]
}

/** Asks for confirmation before a person or old messages are erased with every trace. */
export function ErasePage({ wish, choice }: ErasePageProps) {
  return (
    <Panel heading={wish?.heading ?? labels.erase.choose}>
      {wish === null ? <Choice fields={choice} /> : <Wish {...wish} />}
    </Panel>
  )
}

function Choice({ fields }: { fields: readonly FieldProps[] }) {
  return (
    <Form method="get" action="/inbox/erase">
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <Button type="submit">{labels.erase.look}</Button>
    </Form>
  )
}

function Wish({ values, found, mentions, isNothing }: NonNullable<ErasePageProps['wish']>) {
  return (
    <>
      {mentions.count > 0 && <Mentioned {...mentions} />}
      <p>{found}</p>
      {!isNothing && (
        <>
          <p>{labels.erase.copies}</p>
          <Question
            action="/inbox/erase"
            values={values}
            ask={labels.erase.ask}
            button={labels.erase.button}
          />
        </>
      )}
      <p>
        <ButtonLink href="/inbox">{labels.erase.keep}</ButtonLink>
      </p>
    </>
  )
}

function Mentioned({ count, shortIds }: Mentions) {
  const others = count - shortIds.length
  return (
    <p>
      {labels.erase.mentions(count)}{' '}
      {shortIds.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`/inbox/${id}`}>{id}</a>
        </span>
      ))}{' '}
      {others > 0 && labels.erase.more(others)}
    </p>
  )
}
