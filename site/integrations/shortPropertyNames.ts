/** A custom property's name, where it is set or read. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi

/**
 * Gives custom properties names of one or two letters, the commonest the shortest: a page's styles say them hundreds of
 * times.
 * @param styles all of a built site.
 * @param isNamedElsewhere whether a page or a script says a name, which then stays.
 * @returns a function that puts these names into a style.
 */
export function propertyShortener(
  styles: string[],
  isNamedElsewhere: (property: string) => boolean,
): (style: string) => string {
  const counts = new Map<string, number>()
  for (const [name] of styles.flatMap((text) => [...text.matchAll(PROPERTY)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const commonestFirst = [...counts].toSorted(([, one], [, other]) => other - one)
  let number = 0
  const names = new Map<string, string>()
  for (const [name] of commonestFirst.filter(([name]) => !isNamedElsewhere(name))) {
    do names.set(name, `--${(number++).toString(36)}`)
    while (isNamedElsewhere(names.get(name) ?? ''))
  }
  return (style) => style.replaceAll(PROPERTY, (name) => names.get(name) ?? name)
}
