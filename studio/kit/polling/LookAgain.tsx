import { labels } from './labels.ts'

/** Script of pages that have one. */
export const POLLING_SCRIPT = 'studio/kit/polling/pollPage.ts'

type LookAgainProps = {
  /** Address of the page itself. */
  href: string
  /** Between two looks, where script runs. */
  seconds: number
}

/**
 * Leads to the page as it is now, for as long as something is under way on it. Where script runs, its main part is
 * updated meanwhile (pollPage.ts), which says here, in a live region of the page, when it cannot be.
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
