/** Decodes percent signs; one that encodes nothing may be a character itself. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Braces hold the name of a variable, as {clients}. */
export function withoutBraces(words: string): string {
  return words.replaceAll('{', '(').replaceAll('}', ')')
}

/** A name itself, or the first of name-2, name-3 and so on that is not taken. */
export function firstFree(name: string, isTaken: (name: string) => boolean): string {
  let candidate = name
  for (let number = 2; isTaken(candidate); number++) candidate = `${name}-${number}`
  return candidate
}

const MAIL_ADDRESS = /[(<[]*[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+[)>\]]*/gu

/** A publishable name: without a mail address, as the old site's login often is. Blank if none is left. */
export function nameOfPerson(name: string): string {
  return name.replaceAll(MAIL_ADDRESS, ' ').replaceAll(/\s+/g, ' ').trim()
}
