import { labels } from '../../access/labels.ts'
import { PASSKEY_SCRIPT } from '../../access/PasskeyForm.tsx'
import { page } from '../../kit/renderPage.tsx'
import { JoinPage } from './JoinPage.tsx'
import { LostKeyPage } from './LostKeyPage.tsx'
import { SignInPage } from './SignInPage.tsx'

export const pages = {
  signIn: page({ title: () => labels.signIn.heading, View: SignInPage, script: PASSKEY_SCRIPT }),
  lostKey: page({ title: () => labels.lostKey.heading, View: LostKeyPage }),
  join: page({ title: () => labels.join.heading, View: JoinPage, script: PASSKEY_SCRIPT }),
}
