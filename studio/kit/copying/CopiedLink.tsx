import { Button } from '../Button.tsx'
import styles from './CopiedLink.module.css'
import { labels } from './labels.ts'

/** Script of pages that show a copy button. */
export const COPY_SCRIPT = 'studio/kit/copying/copyLink.ts'

/** An address to share, with a button that copies it; without script, it can be selected by hand. */
export function CopiedLink({ name, url }: { name: string; url: string }) {
  return (
    <div className={styles.link}>
      <input type="text" readOnly aria-label={name} value={url} />
      <Button data-copy="" aria-label={labels.copyNamed(name)}>
        {labels.copy}
      </Button>
      <span className={styles.told} role="status" data-copied="" />
    </div>
  )
}
