import type { ClientDirective } from 'astro'
import { onFirstInteraction } from '../enhancements/onFirstInteraction.ts'

/** How far below the window an island may lie to hydrate: time for its script to arrive. */
const MARGIN = '600px'

/** `client:interaction` (site/integrations/clientInteraction.ts). Astro takes a directive from the default export. */
const interactionDirective: ClientDirective = (load, { value }, island) => {
  const hydrate = async () => (await load())()
  if (value === 'typing') island.addEventListener('input', hydrate, { once: true })
  else if (value === 'near') whenNear(island, hydrate)
  else if (value === 'approach') approach(island, hydrate)
  else if (new URLSearchParams(location.search).get('q')?.trim()) hydrate()
}

/** Hydrates an island that is near, at the first interaction. A click that came too early is made again then. */
function approach(island: HTMLElement, hydrate: () => Promise<void>) {
  let early: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    early = target instanceof Element ? target.closest('button') : null
  }
  island.addEventListener('click', keep)
  onFirstInteraction(() =>
    whenNear(island, async () => {
      await hydrate()
      island.removeEventListener('click', keep)
      early?.click()
    }),
  )
}

function whenNear(island: HTMLElement, hydrate: () => Promise<void>) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: MARGIN },
  )
  // An astro-island has no box of its own; its first child has.
  if (island.firstElementChild) observer.observe(island.firstElementChild)
}

export default interactionDirective
