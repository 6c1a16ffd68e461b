import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { labels } from './labels.ts'

/** What the studio answers where it does not do what was asked. */
type Failure = { errors: { problem: string }[] }

/** In words for people. */
class Refusal extends Error {}

const ask = {
  'sign-in': async () => {
    const optionsJSON = await send('/access/sign-in/options', {})
    return send('/access/sign-in', await startAuthentication({ optionsJSON }))
  },
  join: async (form: HTMLFormElement) => {
    const { pathname } = window.location
    const optionsJSON = await send(`${pathname}/options`, Object.fromEntries(new FormData(form)))
    return send(pathname, await startRegistration({ optionsJSON }))
  },
}

for (const [kind, work] of Object.entries(ask)) {
  const form = document.querySelector<HTMLFormElement>(`form[data-passkey="${kind}"]`)
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const said = form.querySelector('[role="alert"]')
    try {
      if (said) said.textContent = ''
      await work(form)
      // The page that was asked for, or the first: a link is over now.
      window.location.replace(kind === 'join' ? '/' : window.location.href)
    } catch (error) {
      // The browser's own reasons, of which it tells no more than that nothing came of it.
      if (said)
        said.textContent = error instanceof Refusal ? error.message : labels.errors.cancelled
    }
  })
}

// A link in a mail comes from another site: the browser keeps the cookie back then (SameSite=Strict). From the
// studio itself it brings it along.
const isSignIn = document.querySelector('form[data-passkey="sign-in"]') !== null
if (isSignIn && !document.referrer.startsWith(window.location.origin)) {
  const answer = await fetch('/account', { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) window.location.replace(window.location.href)
}

/** @throws Refusal with the studio's words. */
async function send(path: string, value: unknown) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }).catch(() => undefined)
  // A proxy answers in place of a studio that does not, with a page of its own.
  const answer = await response?.json().catch(() => undefined)
  if (!response || !answer) throw new Refusal(labels.errors.noAnswer)
  if (response.ok) return answer
  throw new Refusal((answer as Failure).errors.map(({ problem }) => problem).join(' '))
}
