/** Decodes percent-encoding. A percent sign that encodes nothing may be a plain character. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Replaces braces with parentheses, because braces would mark a variable such as {clients}. */
export function withoutBraces(words: string): string {
  return words.replaceAll('{', '(').replaceAll('}', ')')
}

/** The name itself if it is free, else the first free name of name-2, name-3 and so on. */
export function firstFree(name: string, isTaken: (name: string) => boolean): string {
  let candidate = name
  for (let number = 2; isTaken(candidate); number++) candidate = `${name}-${number}`
  return candidate
}

const MAIL_ADDRESS = /[(<[]*[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+[)>\]]*/gu

/** Removes mail addresses from a name, since logins often are mail addresses. May return an empty name. */
export function nameOfPerson(name: string): string {
  return name.replaceAll(MAIL_ADDRESS, ' ').replaceAll(/\s+/g, ' ').trim()
}
