type PostOptions = { headers?: Record<string, string>; json?: boolean }

/** Posts a form as a page does: with script it accepts JSON, without it accepts a page. */
export function postForm(
  url: string,
  fields: Record<string, string> | [string, string][],
  { headers = {}, json = true }: PostOptions = {},
): Promise<Response> {
  const body = new FormData()
  const entries = Array.isArray(fields) ? fields : Object.entries(fields)
  for (const [name, value] of entries) body.append(name, value)
  const accept = json ? 'application/json' : 'text/html,application/xhtml+xml,*/*;q=0.8'
  return fetch(url, { method: 'POST', body, redirect: 'manual', headers: { accept, ...headers } })
}

export const goodMessage = {
  name: 'Nora Dunmore',
  email: 'nora@northfold.example',
  phone: '0113 496 0142',
  subject: 'New website',
  comments: 'We need five pages.\r\nBy June.',
  _captcha: 'false',
  _next: 'thank-you',
}
