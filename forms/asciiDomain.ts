const BEYOND_ASCII = /[^\0-\x7F]/
/** Characters that cannot be part of a domain. */
const NO_DOMAIN = /[\s/?#\\:%@[\]]/

/** Converts a domain to ASCII: `xn--mller-kva.example` for `müller.example`. Other text stays unchanged. */
export function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || NO_DOMAIN.test(domain)) return domain
  const address = `https://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** Converts the domain of an email address to ASCII. The part before the @ stays unchanged. */
export function asciiEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1
  return address.slice(0, start) + asciiDomain(address.slice(start))
}

/** Converts the domain of an absolute URL to ASCII. */
export function asciiWebAddress(address: string): string {
  return address.replace(/(?<=^https?:\/\/)[^/?#:]+/i, asciiDomain)
}
