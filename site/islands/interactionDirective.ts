import type { ClientDirective } from 'astro'
import { onFirstInteraction } from '../enhancements/onFirstInteraction.ts'
import { whenIdle } from '../enhancements/whenIdle.ts'
import { whenInSight } from '../enhancements/whenInSight.ts'
import { whenReleased } from '../enhancements/whenReleased.ts'
import { KEPT_PREFIX } from './MessageForm/savedValues.ts'

/** How far below the window an island may lie to hydrate: time for its script to arrive. */
const APPROACH_MARGIN = '600px'
/** Longer than it takes to scroll past: React's start takes a slow phone 70 ms, for which a scrolling hand would wait. */
const DWELL_MS = 500

/** `client:interaction` (site/integrations/clientInteraction.ts). Astro takes a directive from the default export. */
const interactionDirective: ClientDirective = (load, { value }, island) => {
  const hydrate = async () => {
    const [start, props] = await Promise.all([load(), fetchProps(island)])
    // Astro starts by itself when its props change.
    if (props) island.setAttribute('props', props)
    else await start()
  }
  let hydration: Promise<void> | undefined
  const wake = () => {
    hydration ??= hydrate()
    return hydration
  }

  if (value === 'typing') island.addEventListener('input', wake, { once: true })
  else if (value === 'use') {
    // Who begins with a press is still pressing. That needs its own answer first, which is the browser's.
    const begin = () => whenIdle(() => whenReleased(wake))
    island.addEventListener('focusin', begin, { once: true })
    // Somebody may have begun before this script came.
    if (island.contains(document.activeElement)) begin()
    else if (keepsWords()) whenInSight(boxOf(island), wake)
  } else if (value === 'approach') approach(island, wake)
  else if (new URLSearchParams(location.search).get('q')?.trim()) wake()
}

/** Hydrates an island that somebody stays near, once they have moved. A click that came too early is made again then. */
function approach(island: HTMLElement, wake: () => Promise<void>) {
  let early: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    early = target instanceof Element ? target.closest('button') : null
  }
  const wakeAndClick = async () => {
    await wake()
    island.removeEventListener('click', keep)
    early?.click()
    early = null
  }
  island.addEventListener('click', keep)
  // A finger that presses it may be the first that comes to the page.
  island.addEventListener('pointerdown', wakeAndClick, { once: true })
  onFirstInteraction(() => {
    whenInSight(boxOf(island), wakeAndClick, { rootMargin: APPROACH_MARGIN, dwellMs: DWELL_MS })
  })
}

/** Whether this device keeps words that a form may offer. */
function keepsWords(): boolean {
  try {
    const names = Object.keys({ ...sessionStorage, ...localStorage })
    return names.some((name) => name.startsWith(KEPT_PREFIX))
  } catch {
    // Browsers that are told to keep nothing throw.
    return false
  }
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
