import { extname } from 'node:path'
import { isPage, PAGE_HEADERS, STRICT_TRANSPORT_SECURITY } from '../../receiver/src/headers.ts'
import { cacheRules } from './hostHeaders.ts'

type Header = [name: string, value: string]

const HEAD = '# Written by the build. Do not edit: a new build writes it anew.\n'

/**
 * Variables for nginx, to be included where servers are described: how long a file may be kept, by its
 * address, the headers that only a page needs, and the one that is sent over https only.
 * @param everywhere headers of every page; a name may come twice.
 * @param files paths of the site's files, from its folder.
 */
export function nginxMaps(everywhere: Header[], files: string[]): string {
  const rules = [...cacheRules(files)].map(([path, value]): [string, string] => {
    const prefix = path.endsWith('*') ? path.slice(0, -1) : undefined
    return [`^${prefix === undefined ? `${literal(path)}$` : literal(prefix)}`, value]
  })
  const endings = new Set(files.filter((file) => !isPage(file)).map((file) => extname(file)))
  const parts = [...endings].sort().map((ending): [string, string] => [`${literal(ending)}$`, ''])
  return [
    HEAD,
    map('site_cache_control', 'no-cache', rules),
    ...everywhere.flatMap(([name, value], index) => {
      return isForPages(name) ? [map(variable(index), value, parts)] : []
    }),
    `map $https $site_strict_transport_security {\n    on ${quoted(STRICT_TRANSPORT_SECURITY)};\n}\n`,
  ].join('\n')
}

/**
 * The headers of every file for nginx, to be included within a server or a location. It sends none whose
 * value is empty.
 */
export function nginxHeaders(everywhere: Header[]): string {
  const lines = everywhere.map(([name, value], index) => {
    const words = isForPages(name) ? `$${variable(index)}` : quoted(value)
    return `add_header ${name} ${words} always;\n`
  })
  return `${HEAD}${lines.join('')}add_header cache-control $site_cache_control always;
add_header strict-transport-security $site_strict_transport_security always;
`
}

function isForPages(header: string): boolean {
  return PAGE_HEADERS.some((name) => name === header)
}

function variable(index: number): string {
  return `site_page_header_${index}`
}

/** @param rules patterns of addresses, with the value for each. */
function map(name: string, otherwise: string, rules: [pattern: string, value: string][]): string {
  const lines = rules.map(([pattern, value]) => `    "~${pattern}" ${quoted(value)};\n`)
  return `map $uri $${name} {\n    default ${quoted(otherwise)};\n${lines.join('')}}\n`
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
