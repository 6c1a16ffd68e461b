import { Sheet } from '../pages/Sheet.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import { PasskeyForm } from './PasskeyForm.tsx'

/** Stands at every address for who has no session. */
export function SignInPage() {
  return (
    <Sheet heading={labels.signIn.heading}>
      <p>{labels.signIn.text}</p>
      <PasskeyForm kind="sign-in">
        <Button type="submit" variant="main">
          {labels.signIn.button}
        </Button>
      </PasskeyForm>
      <p>{labels.signIn.lost}</p>
    </Sheet>
  )
}
