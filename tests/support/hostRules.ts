import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT_DIRECTORY } from './sites/site.ts'

export type Rule = { path: string; headers: [name: string, value: string][] }

/** The rules of the `_headers` file that the build wrote for other hosts. */
export async function readHostRules(siteDirectory = BUILT_DIRECTORY): Promise<Rule[]> {
  const blocks = (await readFile(join(siteDirectory, '_headers'), 'utf8')).trim().split('\n\n')
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n')
    const headers = lines.map((line): [string, string] => {
      const [, name = '', value = ''] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? []
      return [name, value]
    })
    return { path, headers }
  })
}

/** The headers that a host with these rules sends for an address. Values of the same header are joined. */
export function hostHeadersFor(rules: Rule[], address: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    const prefix = rule.path.endsWith('*') ? rule.path.slice(0, -1) : undefined
    const isMet = prefix === undefined ? address === rule.path : address.startsWith(prefix)
    for (const [name, value] of isMet ? rule.headers : []) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
  }
  return headers
}
