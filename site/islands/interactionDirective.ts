import type { ClientDirective } from 'astro'
import { onFirstInteraction } from '../enhancements/onFirstInteraction.ts'
import { whenInSight } from '../enhancements/whenInSight.ts'
import { whenReleased } from '../enhancements/whenReleased.ts'

/** How far below the window an island may lie to hydrate: time for its script to arrive. */
const APPROACH_MARGIN = '600px'

/** `client:interaction` (site/integrations/clientInteraction.ts). Astro takes a directive from the default export. */
const interactionDirective: ClientDirective = (load, { value }, island) => {
  const hydrate = async () => {
    const [start, props] = await Promise.all([load(), fetchProps(island)])
    // A form that comes into sight may be pressed by then. The press needs its own answer first, which is the browser's.
    if (value === 'sight') await new Promise<void>(whenReleased)
    // Astro starts by itself when its props change.
    if (props) island.setAttribute('props', props)
    else await start()
  }
  if (value === 'typing') island.addEventListener('input', hydrate, { once: true })
  else if (value === 'sight') whenInSight(boxOf(island), hydrate)
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

  let isAwake = false
  const wake = async () => {
    if (isAwake) return
    isAwake = true
    await hydrate()
    island.removeEventListener('click', keep)
    early?.click()
  }
  // A finger that presses it may be the first that comes to the page.
  island.addEventListener('pointerdown', wake, { once: true })
  onFirstInteraction(() => whenInSight(boxOf(island), wake, { rootMargin: APPROACH_MARGIN }))
}

/** Built pages name a file of them (site/integrations/finishPages.ts); during development they stand in the page. */
async function fetchProps({ dataset: { props } }: HTMLElement) {
  return props && (await fetch(props)).text()
}

/** An astro-island has no box of its own; its first child has. */
function boxOf(island: HTMLElement): Element {
  return island.firstElementChild ?? island
}

export default interactionDirective
