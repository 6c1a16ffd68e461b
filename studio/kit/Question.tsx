import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'

type QuestionProps = {
  /** Where the answer is sent, and what is sent along. */
  action: string
  values?: readonly (readonly [name: string, value: string])[]
  /** The word to type, and the consequence. */
  ask: string
  button: string
}

/** Asks before something is done that cannot be undone: the server does it to nobody who has not typed the word. */
export function Question({ action, values = [], ask, button }: QuestionProps) {
  return (
    <Form action={action}>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="sure" label={ask} value="" isRequired />
      <Button type="submit" variant="danger">
        {button}
      </Button>
    </Form>
  )
}
