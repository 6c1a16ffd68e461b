import { LINK_SCHEMES } from '../../../content-model/articles/linkSchemes.ts'

/** Whether a link may have this address, even if it leads nowhere. */
export function isLinkAddress(address: string): boolean {
  const scheme = URL.parse(address)?.protocol
  return scheme === undefined ? /^[/#{]/.test(address) : LINK_SCHEMES.includes(scheme)
}
