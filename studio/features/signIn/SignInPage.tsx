import { labels } from '../../access/labels.ts'
import { PasskeyForm } from '../../access/PasskeyForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'

export type SignInPageProps = {
  mailsKeys: boolean
  /** Whether the request was a form, sent after the session had ended. */
  isForm: boolean
}

/** Shown at every address to people without a session. */
export function SignInPage({ mailsKeys, isForm }: SignInPageProps) {
  const { heading, ended, text, button, lost, byMail } = labels.signIn
  return (
    <Panel heading={heading}>
      {isForm && (
        <p role="alert">
          <strong>{ended}</strong>
        </p>
      )}
      <p>{text}</p>
      <PasskeyForm kind="sign-in">
        <Button type="submit" variant="main">
          {button}
        </Button>
      </PasskeyForm>
      {mailsKeys && (
        <p>
          <a href="/access/lost-key">{byMail}</a>
        </p>
      )}
      <p>{lost}</p>
    </Panel>
  )
}
