import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { labels } from './labels.ts'

/** The body of a response that rejects a request. */
type Failure = { errors: { problem: string }[] }

/** Its message is shown to the person. */
class Refusal extends Error {}

const ask = {
  'sign-in': async () => {
    const optionsJSON = await send('/access/sign-in/options', {})
    return send('/access/sign-in', await startAuthentication({ optionsJSON }))
  },
  join: makeKey,
  add: makeKey,
}

async function makeKey(form: HTMLFormElement) {
  const fields = Object.fromEntries(new FormData(form))
  const optionsJSON = await send(`${form.action}/options`, fields)
  return send(form.action, await startRegistration({ optionsJSON }))
}

for (const [kind, work] of Object.entries(ask)) {
  const form = document.querySelector<HTMLFormElement>(`form[data-passkey="${kind}"]`)
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const said = form.querySelector('[role="alert"]')
    try {
      if (said) said.textContent = ''
      await work(form)
      // The link of "join" is used up. Elsewhere a reload shows the requested page, and resends a form that was posted
      // without a session.
      if (kind === 'join') window.location.replace('/')
      else window.location.reload()
    } catch (error) {
      if (said) said.textContent = wordsFor(error)
    }
  })
}

// After a link in a mail the browser withholds the cookie (SameSite=Strict), so this page may appear in spite of a
// session. Requests from the studio itself send the cookie.
const isSignIn = document.querySelector('form[data-passkey="sign-in"]') !== null
if (isSignIn && !document.referrer.startsWith(window.location.origin)) {
  const answer = await fetch('/account', { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) window.location.replace(window.location.href)
}

/** Browsers hardly say why a passkey failed; only a key that is already on the device has an error of its own. */
function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isThere = error instanceof Error && error.name === 'InvalidStateError'
  return isThere ? labels.errors.keyThere : labels.errors.cancelled
}

/** @throws Refusal with the studio's error messages. */
async function send(path: string, value: unknown) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }).catch(() => undefined)
  // If the studio is down, a proxy may answer with an HTML page of its own.
  const answer = await response?.json().catch(() => undefined)
  if (!response || !answer) throw new Refusal(labels.errors.noAnswer)
  if (response.ok) return answer
  throw new Refusal((answer as Failure).errors.map(({ problem }) => problem).join(' '))
}
