import type { ClientDirective } from 'astro'
import { atFirstSign } from '../lib/atFirstSign.ts'

/** How far below the window an island may lie to wake: time for its script to arrive. */
const APPROACH_MARGIN = '600px'

/** `client:asked` (site/integrations/wakeWhenAsked.ts). Astro takes a directive from the default export. */
const askedDirective: ClientDirective = (load, { value }, island) => {
  const wake = async () => (await load())()
  if (value === 'typing') island.addEventListener('input', wake, { once: true })
  else if (value === 'approach') approach(island, wake)
  else if (new URLSearchParams(location.search).get('q')?.trim()) wake()
}

/** Wakes an island that is near, at the first sign. A click that came too early is made again then. */
function approach(island: HTMLElement, wake: () => Promise<void>) {
  let early: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    early = target instanceof Element ? target.closest('button') : null
  }
  island.addEventListener('click', keep)

  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      await wake()
      island.removeEventListener('click', keep)
      early?.click()
    },
    { rootMargin: APPROACH_MARGIN },
  )
  atFirstSign(() => {
    // An astro-island has no box of its own; its first child has.
    if (island.firstElementChild) observer.observe(island.firstElementChild)
  })
}

export default askedDirective
