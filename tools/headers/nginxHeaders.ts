import { extname } from 'node:path'
import {
  isPage,
  PAGE_HEADERS,
  type SiteHeaders,
  STRICT_TRANSPORT_SECURITY,
} from '../../receiver/src/headers.ts'
import { cacheRules } from './hostHeaders.ts'

const POLICY = 'content-security-policy'

const HEAD = '# Written by the build. Do not edit: a new build writes it anew.\n'

/**
 * Variables for nginx, to be included where servers are described: how long a file may be kept, by its
 * address, the headers that only a page needs, each page's policy among them, and the one that is sent over
 * https only.
 * @param files paths of the site's files, from its folder.
 */
export function nginxMaps({ everywhere, policies }: SiteHeaders, files: string[]): string {
  const rules = [...cacheRules(files)].map(([path, value]): Rule => {
    const prefix = path.endsWith('*') ? path.slice(0, -1) : undefined
    return [`^${prefix === undefined ? `${literal(path)}$` : literal(prefix)}`, value]
  })
  const endings = new Set(files.filter((file) => !isPage(file)).map((file) => extname(file)))
  const parts = [...endings].sort().map((ending): Rule => [`${literal(ending)}$`, ''])
  const pages = Object.entries(policies).map(([file, policy]): Rule => {
    return [`^/${literal(file)}$`, policy]
  })
  return [
    HEAD,
    map('site_cache_control', 'no-cache', rules),
    ...Object.entries(everywhere).flatMap(([name, value]) => {
      if (!isForPages(name)) return []
      return [map(variable(name), value, name === POLICY ? [...pages, ...parts] : parts)]
    }),
    `map $https $site_strict_transport_security {\n    on ${quoted(STRICT_TRANSPORT_SECURITY)};\n}\n`,
  ].join('\n')
}

/**
 * The headers of every file for nginx, to be included within a server or a location. It sends none whose
 * value is empty.
 */
export function nginxHeaders({ everywhere }: Pick<SiteHeaders, 'everywhere'>): string {
  const lines = Object.entries(everywhere).map(([name, value]) => {
    const words = isForPages(name) ? `$${variable(name)}` : quoted(value)
    return `add_header ${name} ${words} always;\n`
  })
  return `${HEAD}${lines.join('')}add_header cache-control $site_cache_control always;
add_header strict-transport-security $site_strict_transport_security always;
`
}

function isForPages(header: string): boolean {
  return PAGE_HEADERS.some((name) => name === header)
}

function variable(header: string): string {
  return `site_${header.replaceAll('-', '_')}`
}

/** A pattern of addresses, and the value for them. */
type Rule = [pattern: string, value: string]

/** Of several rules that meet, the first one counts. */
function map(name: string, otherwise: string, rules: Rule[]): string {
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
