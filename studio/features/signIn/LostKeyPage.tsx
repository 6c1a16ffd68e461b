import { labels } from '../../access/labels.ts'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'

export type LostKeyPageProps = { step: 'ask' | 'asked' | 'no mail' }

/** The page on which a person without a key requests a link by mail. */
export function LostKeyPage({ step }: LostKeyPageProps) {
  const { heading, text, email, button, asked, noMail, back } = labels.lostKey
  return (
    <Panel heading={heading}>
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
    </Panel>
  )
}
