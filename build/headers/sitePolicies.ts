import type { PageNeeds } from './pageNeeds.ts'

/** The targets of all pages' requests. */
export type SiteNeeds = {
  /** The addresses of the forms: absolute URLs or paths of this site. */
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
 * The policy of all pages on a host with one rule for all, as two policies that both apply, because some hosts limit a
 * line of `_headers` to 2,000 characters. The first policy allows all inline styles, the second only the listed ones.
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

/** All directives except `style-src`. */
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
    // Pagefind's engine is WebAssembly, and every page has the search in its header.
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

/** The distinct origins of absolute URLs; paths of this site are covered by 'self'. */
function originsOf(addresses: string[]): string[] {
  const whole = addresses.filter((address) => !address.startsWith('/'))
  return [...new Set(whole.map((address) => new URL(address).origin))]
}
