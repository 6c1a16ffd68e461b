import {
  CAMPAIGN_PARAMETERS,
  MAX_SOURCE_LENGTH,
  PAGE_FIELD,
  REFERRER_FIELD,
} from '../../forms/sourceFields.ts'

const KEY = 'source'

/**
 * Adds to every posted form its page and the source of the visit: the referring site's host and path, and the campaign
 * parameters of the landing page. The source is kept for the tab's session.
 */
export function visitSource(): void {
  let source = arrival()
  try {
    source = sessionStorage.getItem(KEY) ?? source
    if (source) sessionStorage.setItem(KEY, source)
  } catch {
    // Browsers that block storage throw. The form then sends the source of the current page view.
  }
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'post') return
    formData.set(PAGE_FIELD, location.pathname)
    for (const [name, value] of new URLSearchParams(source)) formData.set(name, value)
  })
}

/** The source of this page view, as form fields in a query string; empty if there is none. */
function arrival(): string {
  const fields = new URLSearchParams()
  const keep = (name: string, value: string | null) => {
    if (value) fields.set(name, value.slice(0, MAX_SOURCE_LENGTH))
  }
  const query = new URLSearchParams(location.search)
  const { host, pathname } = new URL(document.referrer || location.href)
  if (host !== location.host) keep(REFERRER_FIELD, host + pathname)
  for (const name of CAMPAIGN_PARAMETERS) keep(`_${name}`, query.get(name))
  return `${fields}`
}
