import type { ClientDirective } from 'astro'

/** `client:asked` (site/integrations/wakeWhenAsked.ts). Astro takes a directive from the default export. */
const askedDirective: ClientDirective = (load, { value }, island) => {
  const wake = async () => (await load())()
  if (value === 'typing') island.addEventListener('input', wake, { once: true })
  else if (new URLSearchParams(location.search).get('q')?.trim()) wake()
}

export default askedDirective
