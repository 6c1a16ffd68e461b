import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { BROWSER_ARGUMENTS } from '../../workshop/browserArguments.ts'
import { findBrowser } from '../../workshop/findBrowser.ts'

/** A point in the left half of the window, which the link fills, and a point in the right half. */
const OVER_LINK = { x: 360, y: 450 }
const BESIDE_LINK = { x: 1080, y: 450 }
/** A browser drops pointer events before the first paint, so they are repeated. */
const HOVER_PATIENCE_MS = 2_000
const MAX_HOVERS = 15
/** A browser under load sometimes stops responding; the error then names the request. */
const ANSWER_PATIENCE_MS = 30_000

const VIEWPORT = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

type Message = {
  id?: number
  method?: string
  sessionId?: string
  params?: { sessionId: string; status?: string; targetInfo: { type: string; subtype?: string } }
  result?: unknown
  error?: { message: string }
}

/**
 * A tab driven by the DevTools protocol alone. Playwright identifies a tab by its page, but a tab that prerenders has
 * two pages, so Playwright's browsers do not prerender.
 */
export type PrerenderTab = {
  /** Rests the pointer on a link to an address until its page is prerendered. */
  prerender(address: string): Promise<void>
  /** Follows that link, which shows the prerendered page. */
  activate(): Promise<void>
  /** Evaluates an expression in the prerendered page, also once it is shown. */
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

/** @param baseUrl where the site is served; its home page is shown first. */
export async function openPrerenderTab(baseUrl: string): Promise<PrerenderTab> {
  const profile = await mkdtemp(join(tmpdir(), 'prerender-tab-'))
  const browser = spawn(
    findBrowser(),
    [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await debuggerUrl(browser.stderr))
  await once(socket, 'open')

  let lastId = 0
  const answers = new Map<number, (message: Message) => void>()
  const listeners = new Set<(message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id) answers.get(message.id)?.(message)
    for (const listener of listeners) listener(message)
  })

  async function send<Result>(method: string, params = {}, sessionId?: string): Promise<Result> {
    const id = ++lastId
    const answer = new Promise<Message>((resolve) => answers.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const silence = wait(ANSWER_PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`No answer to ${method} ${JSON.stringify(params)}.`)
    })
    const { result, error } = await Promise.race([answer, silence])
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }

  /** The next message that fulfils a condition. */
  function next(isWanted: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const listener = (message: Message) => {
        if (!isWanted(message)) return
        listeners.delete(listener)
        resolve(message)
      }
      listeners.add(listener)
    })
  }

  async function evaluateIn<Value>(sessionId: string, expression: string): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result: { value: Value }
      exceptionDetails?: { exception?: { description?: string } }
    }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: true },
      sessionId,
    )
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    return result.value
  }

  const attached = (subtype?: string) =>
    next(
      ({ method, params }) =>
        method === 'Target.attachedToTarget' &&
        params?.targetInfo.type === 'page' &&
        params.targetInfo.subtype === subtype,
    )

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  })
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const shown = attached()
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', autoAttach, tab)
  let page = (await shown).params?.sessionId ?? ''
  await send('Emulation.setDeviceMetricsOverride', VIEWPORT, page)
  await send('Page.enable', {}, page)
  await send('Preload.enable', {}, page)
  const loaded = next(({ method }) => method === 'Page.loadEventFired')
  await send('Page.navigate', { url: baseUrl }, page)
  await loaded

  const mouse = (type: string, { x, y } = OVER_LINK) =>
    send(
      'Input.dispatchMouseEvent',
      { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      first,
    )
  const first = page

  return {
    async prerender(address) {
      const prerendered = attached('prerender')
      const decided = next(
        ({ method, params }) =>
          method === 'Preload.prerenderStatusUpdated' &&
          ['Ready', 'Failure'].includes(params?.status ?? ''),
      )
      await evaluateIn(
        first,
        `{ const link = document.body.appendChild(document.createElement('a'))
           link.href = ${JSON.stringify(address)}
           Object.assign(link.style, { position: 'fixed', inset: '0 50% 0 0', zIndex: 1000 }) }`,
      )
      let isDecided = false
      decided.then(() => {
        isDecided = true
      })
      for (let hover = 0; !isDecided; hover++) {
        if (hover === MAX_HOVERS) throw new Error(`${address} is never made ready.`)
        await mouse('mouseMoved', BESIDE_LINK)
        await mouse('mouseMoved')
        await Promise.race([decided, wait(HOVER_PATIENCE_MS)])
      }
      const { params } = await decided
      if (params?.status !== 'Ready') throw new Error(`${address}: ${JSON.stringify(params)}`)
      page = (await prerendered).params?.sessionId ?? ''
      await send('Emulation.setDeviceMetricsOverride', VIEWPORT, page)
      await evaluateIn(
        page,
        `document.readyState === 'complete' ||
           new Promise((resolve) => addEventListener('load', resolve, { once: true }))
             .then(() => true)`,
      )
    },
    async activate() {
      const isShown = evaluateIn(
        page,
        // In a busy browser the click may come first.
        `!document.prerendering ||
           new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(true)))`,
      )
      const press = async () => {
        await mouse('mousePressed')
        // The page may be gone before it answers.
        mouse('mouseReleased').catch(() => {})
      }
      await Promise.all([isShown, press()])
    },
    evaluate: (expression) => evaluateIn(page, expression),
    async close() {
      const ended = once(browser, 'exit')
      // The browser may exit before it answers.
      send('Browser.close').catch(() => {})
      await ended
      // Child processes may still be writing.
      await rm(profile, { recursive: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

async function debuggerUrl(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const url = /^DevTools listening on (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The browser ended before it listened.')
}
