import { STRICT_TRANSPORT_SECURITY } from '../../receiver/src/headers.ts'
import { cacheRules } from './hostHeaders.ts'

/**
 * Variables for nginx, to be included where servers are described: how long a file may be kept, by its
 * address, and the header that is sent over https only.
 * @param files paths of the site's files, from its folder.
 */
export function nginxMaps(files: string[]): string {
  const rules = [...cacheRules(files)].map(([path, value]) => {
    const prefix = path.endsWith('*') ? path.slice(0, -1) : undefined
    const pattern = prefix === undefined ? `${literal(path)}$` : literal(prefix)
    return `    "~^${pattern}" ${quoted(value)};`
  })
  return `# Written by the build. Do not edit: a new build writes it anew.
map $uri $site_cache_control {
    default no-cache;
${rules.join('\n')}
}

map $https $site_strict_transport_security {
    on ${quoted(STRICT_TRANSPORT_SECURITY)};
}
`
}

/**
 * The headers of every file for nginx, to be included within a server or a location.
 * @param everywhere headers of every answer.
 */
export function nginxHeaders(everywhere: [name: string, value: string][]): string {
  const lines = everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  return `# Written by the build. Do not edit: a new build writes it anew.
${lines.join('\n')}
add_header cache-control $site_cache_control always;
add_header strict-transport-security $site_strict_transport_security always;
`
}

/** A path as a pattern that meets nothing else, within quotation marks. */
function literal(path: string): string {
  return path.replaceAll(/[.+*?^$()[\]{}|]/g, '\\$&').replaceAll('"', '\\"')
}

/** @throws where the text holds a dollar sign: nginx reads a variable there and knows no escape. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot take "${text}": it holds a dollar sign.`)
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}
