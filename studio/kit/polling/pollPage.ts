import { labels } from './labels.ts'
import { replaceChanged } from './replaceChanged.ts'

const SIGNED_OUT = 401

/** The link is present until the work has ended. */
const findLink = () => document.querySelector<HTMLElement>('[data-look-again]')

/** Updates the page while work is in progress and the page is visible. */
for (let link = findLink(); link; link = findLink()) {
  await pause(Number(link.dataset.lookAgain))
  while (document.hidden) await event('visibilitychange')
  const answer = await look()
  if (answer?.ok) show(answer.html)
  else tell(answer?.status === SIGNED_OUT ? labels.signedOut : labels.noAnswer)
  if (answer?.status === SIGNED_OUT) break
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

function event(name: string): Promise<Event> {
  return new Promise((resolve) => document.addEventListener(name, resolve, { once: true }))
}

/** @returns undefined if there is no response. */
async function look(): Promise<{ ok: boolean; status: number; html: string } | undefined> {
  try {
    const response = await fetch(window.location.href, { headers: { accept: 'text/html' } })
    return { ok: response.ok, status: response.status, html: await response.text() }
  } catch {
    return undefined
  }
}

function show(html: string): void {
  const main = document.querySelector('main')
  const next = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (!main || !next) return
  const focused = document.activeElement
  replaceChanged(main, next)
  // The focused element may be gone once the work has ended.
  if (focused && !focused.isConnected) main.focus({ preventScroll: true })
}

/** Sets the text only when it changes, since a live region would announce it again. */
function tell(problem: string): void {
  const words = document.querySelector('[data-polling-problem]')
  if (words && words.textContent !== `${problem} `) words.textContent = `${problem} `
}
