import type { WrittenRedirect } from './writtenRedirect.ts'

const HEAD = `# Written by the build. Do not edit: a new build writes it anew.

# Who sends a form is led nowhere.
map $request_method $site_asked {
    default "";
    GET $uri;
    HEAD $uri;
}
map $args $site_more_args {
    default "&$args";
    "" "";
}
`

/**
 * Variables for nginx, to be included where servers are described: where the address that is asked for leads, for
 * good or for now, and the page that is spelt with other capitals. nginx itself takes no note of the capitals of the
 * English alphabet here; of others it knows the spelling in the file and the one in small letters.
 * @param spellings pages by their keys.
 */
export function nginxRedirects(
  redirects: readonly WrittenRedirect[],
  spellings: ReadonlyMap<string, string>,
): string {
  const known = new Set<string>()
  const rules = redirects.map(({ path, from, location, permanent }) => {
    const lines = [from, `${from}/`, path, `${path}/`].flatMap((spelling) => {
      const plain = spelling.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
      if (known.has(plain)) return []
      known.add(plain)
      return [line(spelling, location)]
    })
    return { permanent, lines }
  })
  const linesOf = (isPermanent: boolean) =>
    rules.filter(({ permanent }) => permanent === isPermanent).flatMap(({ lines }) => lines)
  const pages = [...spellings].flatMap(([key, page]) => {
    if (key === '/') return []
    return [line(key, encodeURI(page)), line(`${key}/`, encodeURI(page))]
  })
  return [
    HEAD,
    map('site_moved_permanently', linesOf(true)),
    map('site_moved_for_now', linesOf(false)),
    map('site_other_spelling', pages),
  ].join('\n')
}

function map(name: string, lines: string[]): string {
  return `map $site_asked $${name} {\n    default "";\n${lines.join('')}}\n`
}

function line(address: string, location: string): string {
  const [, target = '', anchor = ''] = /^([^#]*)(.*)$/.exec(plain(location)) ?? []
  const query = target.includes('?') ? '$site_more_args' : '$is_args$args'
  return `    ${quoted(address)} "${target}${query}${anchor}";\n`
}

/** Nothing in it begins a variable or ends the quotation. */
function plain(location: string): string {
  return location.replaceAll('$', '%24').replaceAll('"', '%22').replaceAll('\\', '%5C')
}

function quoted(address: string): string {
  return `"${address.replaceAll(/["\\]/g, '\\$&')}"`
}
