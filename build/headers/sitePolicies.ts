import type { PageNeeds } from './pageNeeds.ts'

/** The targets of all pages' requests. */
export type SiteNeeds = {
  /** The forms' addresses: whole addresses or paths of this site. */
  formAddresses: string[]
}

/** One page's policy: only its own scripts and styles run. */
export function pagePolicy(needs: PageNeeds, site: SiteNeeds): string {
  return policy({
    ...directives(needs, site),
    'style-src': ["'self'", ...[...needs.styles].sort()],
  })
}

/**
 * Every page's policy on a host with one rule for all, as two policies which both hold: some hosts
 * end a line of `_headers` at 2,000 characters. The second one names the styles, which the first leaves open.
 */
export function sharedPolicies(pages: PageNeeds[], site: SiteNeeds): [string, string] {
  const styles = new Set(pages.flatMap((page) => [...page.styles]))
  const needs = {
    scripts: new Set(pages.flatMap((page) => [...page.scripts])),
    players: new Set(pages.flatMap((page) => [...page.players])),
    counters: new Set(pages.flatMap((page) => [...page.counters])),
    hasDataImages: pages.some(({ hasDataImages }) => hasDataImages),
  }
  return [
    policy({ ...directives(needs, site), 'style-src': ["'self'", "'unsafe-inline'"] }),
    policy({ 'style-src': ["'self'", ...[...styles].sort()] }),
  ]
}

/** Everything but styles. */
function directives(
  { scripts, players, counters, hasDataImages }: Omit<PageNeeds, 'styles'>,
  { formAddresses }: SiteNeeds,
): Record<string, string[]> {
  const forms = originsOf(formAddresses)
  const counting = [...counters].sort()
  return {
    'default-src': ["'none'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Pagefind's engine is WebAssembly; the search stands in the head of every page.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...[...scripts].sort(), ...counting],
    // A counter reports to its own host, by a request or as a picture.
    'img-src': ["'self'", ...(hasDataImages ? ['data:'] : []), ...counting],
    'connect-src': ["'self'", ...forms, ...counting],
    ...(players.size > 0 && { 'frame-src': [...players].sort() }),
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No script may turn plain text into markup, code or the address of a script.
    'require-trusted-types-for': ["'script'"],
  }
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Origins of whole addresses, each once; paths of this site are 'self'. */
function originsOf(addresses: string[]): string[] {
  const whole = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(whole.map((address) => new URL(address).origin))]
}
