import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { SearchForm, type SearchFormProps } from '../../islands/Search/SearchForm.tsx'
import layout from '../../styles/layout.module.css'
import styles from './MessagePanel.module.css'

export type MessagePanelProps = SectionProps<'message-panel'> & {
  heading: string
  search: SearchFormProps | undefined
  picture: PreparedPicture
  tone: 'dark' | undefined
}

/** A page with one message and one action. */
export function MessagePanel({ id, heading, copy, search, picture, tone }: MessagePanelProps) {
  const { text, action, swatch } = copy
  return (
    <section
      className={styles.panel}
      data-swatch={swatch}
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <Picture picture={picture} className={`${layout.faded} ${styles.picture}`} first />
      <div className={`container ${styles.copy}`}>
        <h1 id={`${id}-heading`}>{heading}</h1>
        <p className={styles.text}>{text}</p>
        {search && (
          <div className={styles.search}>
            <SearchForm {...search} />
          </div>
        )}
        <ActionLink action={action} ball />
      </div>
    </section>
  )
}
