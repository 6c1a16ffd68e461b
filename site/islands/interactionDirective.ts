import type { ClientDirective } from 'astro'
import { whenIdle } from '../enhancements/whenIdle.ts'
import { whenInSight } from '../enhancements/whenInSight.ts'
import { KEPT_PREFIX } from './MessageForm/savedValues.ts'

/**
 * `client:interaction` (site/integrations/clientInteraction.ts): an island in a form hydrates when the form is first
 * used, or when it comes into view if this device has stored values that the island may restore. Every page has two
 * forms, and most visitors use neither. The press that begins it is answered first; a form that is sent before the
 * island is ready goes out as a page load. Astro expects a directive as the default export.
 */
const interactionDirective: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    const start = await load()
    await start()
  }
  const form = island.closest('form, search')
  if (!form) throw new Error('client:interaction is for islands within a form or a search element.')
  // The visitor may have started before this script ran.
  if (form.contains(document.activeElement)) hydrate()
  else form.addEventListener('focusin', () => whenIdle(hydrate), { once: true })
  if (keepsWords()) whenInSight(form, hydrate)
}

function keepsWords(): boolean {
  try {
    const names = Object.keys({ ...sessionStorage, ...localStorage })
    return names.some((name) => name.startsWith(KEPT_PREFIX))
  } catch {
    // Browsers that block storage throw.
    return false
  }
}

export default interactionDirective
