import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'

type QuestionProps = {
  /** Submit address; `values` become hidden fields. */
  action: string
  values?: readonly (readonly [name: string, value: string])[]
  /** Names the word to type, and the consequence. */
  ask: string
  button: string
}

/** Asks for confirmation before an action that cannot be undone: the server rejects it unless the word was typed. */
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
