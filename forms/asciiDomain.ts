const BEYOND_ASCII = /[^\0-\x7F]/
/** Characters that end the host of a web address. */
const NO_DOMAIN = /[\s/?#\\:%@[\]]/

/** Writes a domain in ASCII as networks do: `xn--mller-kva.example` for `müller.example`. Other text stays. */
export function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || NO_DOMAIN.test(domain)) return domain
  const address = `https://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** Writes the domain of an email address in ASCII; the part before it stays. */
export function asciiEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1
  return address.slice(0, start) + asciiDomain(address.slice(start))
}

/** Writes the domain of a whole web address in ASCII. */
export function asciiWebAddress(address: string): string {
  return address.replace(/(?<=^https?:\/\/)[^/?#:]+/i, asciiDomain)
}
