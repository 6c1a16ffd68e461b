import type { Brand } from '../../../content-model/schemas/brand.ts'
import type { Labels } from '../../../content-model/schemas/site.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import styles from './ChatLink.module.css'

/** Opens the messaging app with the greeting filled in. The enhancement chatButton keeps it from covering text. */
export function ChatLink({ chat, labels }: { chat: Brand['chat']; labels: Labels }) {
  const number = chat.number.replace('+', '')
  const href = `${chat.base_url}${number}?text=${encodeURIComponent(chat.greeting)}`
  return (
    <aside className={styles.place} aria-label={labels.chat}>
      <a
        className={styles.chat}
        data-chat
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${labels.chat} (${labels.opens_in_new_tab})`}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}
