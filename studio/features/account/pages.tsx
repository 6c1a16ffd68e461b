import { labels } from '../../access/labels.ts'
import { PASSKEY_SCRIPT } from '../../access/PasskeyForm.tsx'
import { page } from '../../kit/renderPage.tsx'
import { AccountPage } from './AccountPage.tsx'

export const pages = {
  account: page({ title: () => labels.account.heading, View: AccountPage, script: PASSKEY_SCRIPT }),
}
