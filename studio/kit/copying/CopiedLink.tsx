import { Button } from '../Button.tsx'
import styles from './CopiedLink.module.css'
import { labels } from './labels.ts'

/** Script of pages that have one. */
export const COPY_SCRIPT = 'studio/kit/copying/copyLink.ts'

/** An address to pass on, with a button that copies it; without script it is selected by hand. */
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
