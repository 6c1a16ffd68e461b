import { THANK_YOU_PAGE } from '../../../forms/fields.ts'

const THANK_YOU_PATH = `/${THANK_YOU_PAGE}`
const NO_HOST = 'this-site.invalid'

/**
 * Where a visitor goes after a form: the page that its `_next` field names (`thank-you`,
 * `/thank-you` or a whole address) if it is one of this site, else the thank-you page. The answer is
 * always a path, so no value can lead a visitor to another site.
 * @param hosts names under which this site is reached.
 */
export function nextPage(
  requested: string | undefined,
  hosts: readonly (string | undefined)[],
  hasPage: (path: string) => boolean,
): string {
  if (!requested || !URL.canParse(requested, `https://${NO_HOST}/`)) return THANK_YOU_PATH
  const { protocol, host, pathname, search, hash } = new URL(requested, `https://${NO_HOST}/`)
  const isOwn = host === NO_HOST || hosts.includes(host)
  if (!isOwn || !/^https?:$/.test(protocol) || !hasPage(pathname)) return THANK_YOU_PATH
  return pathname + search + hash
}
