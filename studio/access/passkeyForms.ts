import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { labels } from './labels.ts'

/** The studio's answer to a request that it refuses. */
type Failure = { errors: { problem: string }[] }

/** In words for people. */
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
      // A link is over now. Elsewhere the page comes that was asked for, and a form that had no session is sent again.
      if (kind === 'join') window.location.replace('/')
      else window.location.reload()
    } catch (error) {
      if (said) said.textContent = wordsFor(error)
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

/** A browser tells little more of its own reasons than that nothing came of it. */
function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isThere = error instanceof Error && error.name === 'InvalidStateError'
  return isThere ? labels.errors.keyThere : labels.errors.cancelled
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
