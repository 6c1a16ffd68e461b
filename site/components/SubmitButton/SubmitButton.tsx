import { Button } from '../Button/Button.tsx'
import type { ButtonStyle } from '../Button/buttonClass.ts'
import styles from './SubmitButton.module.css'

type SubmitButtonProps = Pick<ButtonStyle, 'size'> & {
  labels: { button: string; submitting: string }
  submitting: boolean
  ball?: boolean
}

/**
 * The button that sends a form. While it is busy it keeps its width and its place in the order of keys:
 * a disabled button would drop the focus.
 */
export function SubmitButton({ labels, submitting, ...style }: SubmitButtonProps) {
  return (
    <Button {...style} type="submit" aria-disabled={submitting || undefined}>
      <span className={styles.copy} data-submitting={submitting || undefined}>
        <span className={styles.idle}>{labels.button}</span>
        <span className={styles.busy}>{labels.submitting}</span>
      </span>
    </Button>
  )
}
