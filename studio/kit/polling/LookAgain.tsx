import { labels } from './labels.ts'

/** Script of pages that show this link. */
export const POLLING_SCRIPT = 'studio/kit/polling/pollPage.ts'

type LookAgainProps = {
  /** Address of the page itself. */
  href: string
  /** Interval of polling, with script. */
  seconds: number
}

/**
 * A link that reloads the page while work is in progress on it. With script, pollPage.ts updates the main part instead,
 * and reports here, inside a live region of the page, when it cannot.
 */
export function LookAgain({ href, seconds }: LookAgainProps) {
  return (
    <p>
      <span data-polling-problem="" />
      <a href={href} data-look-again={seconds}>
        {labels.lookAgain}
      </a>
    </p>
  )
}
