import type { InlineHashes } from './inlineHashes.ts'

type PolicyInputs = InlineHashes & {
  /** Whether pages carry pictures in their own text. */
  hasDataImages: boolean
  /** Where the forms are sent: whole addresses or paths of this site. */
  formAddresses: string[]
  /** Where the hosted intro film is played, if it is hosted. */
  playerOrigin: string | undefined
}

/**
 * What the pages of the site may do, as two policies that both hold: one for styles, since some hosts
 * end a line of `_headers` at 2,000 characters, and one for everything else. Neither has a default-src,
 * which would meddle with the other's business; every kind of fetch is named instead.
 */
export function sitePolicies({
  scripts,
  styles,
  hasDataImages,
  formAddresses,
  playerOrigin,
}: PolicyInputs): {
  pages: string
  styles: string
} {
  const forms = originsOf(formAddresses)
  return {
    pages: policy({
      // Pagefind's engine is WebAssembly; the search stands in the head of every page.
      'script-src': ["'self'", "'wasm-unsafe-eval'", ...[...scripts].sort()],
      'img-src': ["'self'", ...(hasDataImages ? ['data:'] : [])],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'none'"],
      'connect-src': ["'self'", ...forms],
      'frame-src': [playerOrigin ?? "'none'"],
      'form-action': ["'self'", ...forms],
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      // No script may turn plain text into markup, code or the address of a script.
      'require-trusted-types-for': ["'script'"],
    }),
    styles: policy({ 'style-src': ["'self'", ...[...styles].sort()] }),
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
