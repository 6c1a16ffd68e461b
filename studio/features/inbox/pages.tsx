import { page } from '../../kit/renderPage.tsx'
import { AccessLogPage } from './AccessLogPage.tsx'
import { ErasePage } from './ErasePage.tsx'
import { InboxPage } from './InboxPage.tsx'
import { KEYBOARD_SCRIPT } from './keyboard/Keyboard.tsx'
import { labels } from './labels.ts'
import { MessagePage } from './MessagePage.tsx'

export const pages = {
  inbox: page({ title: () => labels.list.heading, View: InboxPage, script: KEYBOARD_SCRIPT }),
  message: page({
    title: ({ sender, subject }) => [sender, subject].filter(Boolean).join(': '),
    View: MessagePage,
    script: KEYBOARD_SCRIPT,
  }),
  erase: page({ title: ({ wish }) => wish?.heading ?? labels.erase.choose, View: ErasePage }),
  accessLog: page({ title: () => labels.log.heading, View: AccessLogPage }),
}
