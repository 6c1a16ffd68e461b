import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressKey } from '../../content-model/addressKey.ts'

/** The address of a page's file, as `/about` of `about.html`. */
export function addressOfPage(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}

/**
 * Pages by what the spellings of their addresses have in common, for addresses that were typed with other capitals.
 * Where several pages differ in capitals only, nobody knows which was meant: none is in the list, unless all show the
 * same, as aliases do.
 * @param files the pages' files, from the site's folder.
 */
export function readOtherSpellings(
  siteDirectory: string,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(join(siteDirectory, file))
  const pages = new Map<string, string>()
  const alike = Map.groupBy(files, (file) => addressKey(addressOfPage(file)))
  for (const [key, group] of alike) {
    // An alias in capitals is the second spelling, the page in small letters the first one.
    const first = group.find((file) => addressOfPage(file) === key) ?? group[0]
    if (first === undefined) continue
    const others = group.filter((file) => file !== first)
    if (others.every((file) => read(file).equals(read(first)))) pages.set(key, addressOfPage(first))
  }
  return pages
}
