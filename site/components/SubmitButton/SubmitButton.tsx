import { Button } from '../Button/Button.tsx'
import type { ButtonLook } from '../Button/buttonClass.ts'
import styles from './SubmitButton.module.css'

type SubmitButtonProps = Pick<ButtonLook, 'size'> & {
  words: { button: string; submitting: string }
  submitting: boolean
  ball?: boolean
}

/**
 * The button that sends a form. While it is busy it keeps its width and its place in the order of keys:
 * a disabled button would drop the focus.
 */
export function SubmitButton({ words, submitting, ...look }: SubmitButtonProps) {
  return (
    <Button {...look} type="submit" aria-disabled={submitting || undefined}>
      <span className={styles.words} data-submitting={submitting || undefined}>
        <span className={styles.idle}>{words.button}</span>
        <span className={styles.busy}>{words.submitting}</span>
      </span>
    </Button>
  )
}
