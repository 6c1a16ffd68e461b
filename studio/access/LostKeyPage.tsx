import { Field } from '../pages/Field.tsx'
import { Form } from '../pages/Form.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'

export type LostKeyPageProps = { step: 'ask' | 'asked' | 'no mail' }

/** Where somebody without a key asks for a link by mail. */
export function LostKeyPage({ step }: LostKeyPageProps) {
  const { heading, text, email, button, asked, noMail, back } = labels.lostKey
  return (
    <Sheet heading={heading}>
      {step === 'asked' && <p>{asked}</p>}
      {step === 'no mail' && <p>{noMail}</p>}
      {step === 'ask' && (
        <>
          <p>{text}</p>
          <Form action="/access/lost-key">
            <Field
              name="email"
              label={email}
              value=""
              type="email"
              isRequired
              autoComplete="email"
            />
            <Button type="submit" variant="main">
              {button}
            </Button>
          </Form>
        </>
      )}
      <p>
        <a href="/">{back}</a>
      </p>
    </Sheet>
  )
}
