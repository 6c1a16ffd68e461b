import { extname } from 'node:path'
import {
  NEXT_FOLDER,
  PAGE_RESPONSE_VARY,
  SPECULATION_TAG,
} from '../../receiver/src/contentNegotiation.ts'
import {
  type Dictionary,
  dictionaryLink,
  needlessHeaders,
  PAGE_HEADERS,
  type SiteHeaders,
  STRICT_TRANSPORT_SECURITY,
  stylesTiming,
  USE_AS_DICTIONARY,
} from '../../receiver/src/headers.ts'
import { cacheRules } from './hostHeaders.ts'

const POLICY = 'content-security-policy'

const HEAD = '# Written by the build. Do not edit: a new build writes it anew.\n'

/** How a page's file ends, or a copy of it that a map chooses. What nginx itself chooses (`.gz`) is not seen here. */
const PAGE_END = '\\.html(\\.(br|dcb))?$'

/** Where next pages lie, in an address. */
const NEXT_PATH = `/${NEXT_FOLDER.replace(/\/$/, '')}`

/**
 * Variables for nginx, to be included where servers are described: how long a file may be kept, by its
 * address, the headers that only a page needs, each page's policy among them, who is sent next pages, with the
 * dictionary or without, and what is sent over https only.
 * @param files paths of the site's files, from its folder.
 */
export function nginxMaps(
  { everywhere, policies, dictionary, stylesFile }: SiteHeaders,
  files: string[],
): string {
  const rules = [...cacheRules(files)].map(([path, value]): Rule => {
    const prefix = path.endsWith('*') ? path.slice(0, -1) : undefined
    return [`^${prefix === undefined ? `${literal(path)}$` : literal(prefix)}`, value]
  })
  const pages = Object.entries(policies).map(([file, policy]): Rule => {
    return [`^(${literal(NEXT_PATH)})?/${literal(file)}(\\.(br|dcb))?$`, policy]
  })
  return [
    HEAD,
    map('site_cache_control', 'no-cache', rules),
    ...nextPageMaps(dictionary, stylesFile),
    ...Object.entries(everywhere).flatMap(([name, value]) => {
      if (!isForPages(name)) return []
      const without = files.filter((file) => needlessHeaders(file).includes(name))
      const endings = new Set(without.map((file) => extname(file)))
      const parts = [...endings].sort().map((ending): Rule => [`${literal(ending)}$`, ''])
      return [map(variable(name), value, name === POLICY ? [...pages, ...parts] : parts)]
    }),
    `map $https $site_strict_transport_security {\n    on ${quoted(STRICT_TRANSPORT_SECURITY)};\n}\n`,
  ].join('\n')
}

/** As the receiver chooses (`chooseCopy`). */
function nextPageMaps(
  dictionary: Dictionary | undefined,
  stylesFile: string | undefined,
): string[] {
  const isHeld = dictionary && `^:${literal(dictionary.hash)}: `
  const file = dictionary && literal(dictionary.file)
  return [
    map(
      'site_copy_ending',
      '',
      [
        ...(isHeld ? [[isHeld + reads('dcb'), '.dcb'] satisfies Rule] : []),
        [`^\\S* ${reads('br')}`, '.br'],
      ],
      '"$http_available_dictionary $http_accept_encoding"',
    ),
    map(
      'site_page_folder',
      '',
      [
        ['^\\.dcb ', NEXT_PATH],
        ['^(\\.br)? same-origin ', NEXT_PATH],
        [`^(\\.br)? \\S* ${literal(SPECULATION_TAG)}$`, NEXT_PATH],
      ],
      '"$site_copy_ending $http_sec_fetch_site $http_sec_speculation_tags"',
    ),
    map('site_server_timing', '', stylesFile ? timing(stylesFile) : [], '$status$uri'),
    map('site_content_encoding', '', [
      ['\\.dcb$', 'dcb'],
      ['\\.br$', 'br'],
    ]),
    // nginx itself tells of Accept-Encoding where it has the choice.
    map('site_vary', '', [
      ['\\.html$', PAGE_RESPONSE_VARY],
      ['\\.(br|dcb)$', `${PAGE_RESPONSE_VARY}, accept-encoding`],
    ]),
    map('site_use_as_dictionary', '', file ? [[`^/${file}$`, USE_AS_DICTIONARY]] : []),
    map(
      'site_dictionary_link',
      '',
      dictionary ? [[`^on/.*${PAGE_END}`, dictionaryLink(dictionary)]] : [],
      '$https$uri',
    ),
  ]
}

/** With a page that brings its styles, and no way to one. */
function timing(stylesFile: string): Rule[] {
  return [
    [`^30[78]|^\\d+${literal(NEXT_PATH)}/`, ''],
    [PAGE_END, stylesTiming(stylesFile)],
  ]
}

/** What `Accept-Encoding` holds for somebody who reads that encoding. */
function reads(encoding: string): string {
  return `(?:.*,)?\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`
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
add_header content-encoding $site_content_encoding;
add_header vary $site_vary always;
add_header use-as-dictionary $site_use_as_dictionary;
add_header link $site_dictionary_link;
add_header server-timing $site_server_timing;
`
}

function isForPages(header: string): boolean {
  return PAGE_HEADERS.some((name) => name === header)
}

function variable(header: string): string {
  return `site_${header.replaceAll('-', '_')}`
}

/** A pattern of addresses, or of what else is asked about, and the value for it. */
type Rule = [pattern: string, value: string]

/** Of several rules that meet, the first one counts. */
function map(name: string, otherwise: string, rules: Rule[], source = '$uri'): string {
  const lines = rules.map(([pattern, value]) => `    "~${pattern}" ${quoted(value)};\n`)
  return `map ${source} $${name} {\n    default ${quoted(otherwise)};\n${lines.join('')}}\n`
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
