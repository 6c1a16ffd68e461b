import { Sheet } from '../pages/Sheet.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import { PasskeyForm } from './PasskeyForm.tsx'

export type SignInPageProps = { mailsKeys: boolean }

/** Stands at every address for who has no session. */
export function SignInPage({ mailsKeys }: SignInPageProps) {
  const { heading, text, button, lost, byMail } = labels.signIn
  return (
    <Sheet heading={heading}>
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
    </Sheet>
  )
}
