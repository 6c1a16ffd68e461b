import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressKey } from '../../content-model/addressKey.ts'

/** The address of a page's file: `/about` for `about.html`. */
export function addressOfPage(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}

/**
 * Pages by the key of their address, for addresses that were typed with other capitals. If the addresses of several
 * pages differ only in capitals, none of the pages is included, unless their files are equal, as for aliases.
 * @param files paths of the pages' files, relative to the site's folder.
 */
export function readOtherSpellings(
  siteDirectory: string,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(join(siteDirectory, file))
  const pages = new Map<string, string>()
  const alike = Map.groupBy(files, (file) => addressKey(addressOfPage(file)))
  for (const [key, group] of alike) {
    // An address in lower case takes precedence over an alias with capitals.
    const first = group.find((file) => addressOfPage(file) === key) ?? group[0]
    if (first === undefined) continue
    const others = group.filter((file) => file !== first)
    if (others.every((file) => read(file).equals(read(first)))) pages.set(key, addressOfPage(first))
  }
  return pages
}
