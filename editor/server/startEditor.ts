import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answerCall } from './answerCall.ts'
import { createArticleCheck } from './articleCheck.ts'
import { buildPage } from './buildPage.ts'
import type { Editing } from './editRecord.ts'
import { guardRequest } from './guardRequest.ts'
import { loadArticleComponents } from './loadArticleComponents.ts'
import { Refusal } from './Refusal.ts'
import { sendContentFile } from './sendContentFile.ts'
import { siteReady } from './siteReady.ts'

export type EditorOptions = {
  /** Root of the project, which holds content/. */
  projectDirectory: string
  port: number
  /** Where the site is served as it will look, as http://127.0.0.1:4321. */
  previewUrl: string
}

/** Starts the editor, on this machine only. @returns how to end it. */
export async function startEditor(options: EditorOptions): Promise<() => Promise<void>> {
  const { projectDirectory, port, previewUrl } = options
  const [page, components] = await Promise.all([
    buildPage(projectDirectory),
    loadArticleComponents(projectDirectory),
  ])
  const editing: Editing = {
    contentDirectory: join(projectDirectory, 'content'),
    checkArticle: createArticleCheck(components),
  }
  const calls = inTurn()

  const server = createServer(async (request, response) => {
    const refusal = guardRequest(request, port)
    if (refusal) return send(response, 403, { refusals: [refusal] })
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; img-src 'self' data:; frame-src ${previewUrl}; frame-ancestors 'none'; form-action 'self'`,
    )
    response.setHeader('x-content-type-options', 'nosniff')
    const address = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    if (address.pathname === '/api/preview') {
      return send(response, 200, { previewUrl, isReady: await siteReady(previewUrl) })
    }
    if (address.pathname.startsWith('/api/')) {
      return answer(response, () => calls(() => answerCall(editing, request, address)))
    }
    if (await sendContentFile(editing.contentDirectory, address.pathname, response)) return
    const file = page.get(address.pathname)
    if (!file) return send(response, 404, { refusals: ['There is nothing at this address.'] })
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' })
    response.end(file.bytes)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer(response: ServerResponse, call: () => Promise<unknown>): Promise<void> {
  try {
    send(response, 200, await call())
  } catch (error) {
    if (error instanceof Refusal) return send(response, error.status, { refusals: error.sentences })
    const words = error instanceof Error ? error.message : String(error)
    send(response, 500, { refusals: [`Something went wrong. Nothing was written. ${words}`] })
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** One call after the other, so that two saves never check against each other's half. */
function inTurn(): (call: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return (call) => {
    const next = last.then(call, call)
    last = next.catch(() => undefined)
    return next
  }
}
