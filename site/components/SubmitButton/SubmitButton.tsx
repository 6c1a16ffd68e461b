import { Button } from '../Button/Button.tsx'
import type { ButtonStyle } from '../Button/buttonClass.ts'
import styles from './SubmitButton.module.css'

type SubmitButtonProps = Pick<ButtonStyle, 'size'> & {
  labels: { button: string; submitting: string }
  submitting?: boolean
  ball?: boolean
}

/** A label's leading emoji, joiners and modifiers included. The site's typefaces contain none. */
const SIGN =
  /^\p{Extended_Pictographic}(?:[\uFE0F\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*/u

/**
 * A form's submit button. While busy it uses `aria-disabled` and keeps its width and its place in the tab order: a
 * disabled button would lose the focus.
 */
export function SubmitButton({ labels, submitting, ...style }: SubmitButtonProps) {
  const [sign = ''] = SIGN.exec(labels.submitting) ?? []
  return (
    <Button {...style} type="submit" aria-disabled={submitting || undefined}>
      <span className={styles.copy}>
        <span className={styles.idle}>{labels.button}</span>
        <span className={styles.busy}>
          {sign && <span className={styles.sign}>{sign}</span>}
          {labels.submitting.slice(sign.length)}
        </span>
      </span>
    </Button>
  )
}
