import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { readConfig } from '../../../server/config.ts'
import { logOptions } from '../../../server/log.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { createLink, followLink } from '../../../studio/access/links.ts'
import { startSession } from '../../../studio/access/sessions.ts'
import { openAccess } from '../../../studio/access/tables.ts'
import type { StartDrawer } from '../../../studio/context/Drawer.ts'
import { ROLES, type Role } from '../../../studio/kit/person.ts'
import { createReleases } from '../../../studio/releases/createReleases.ts'
import { addStudio } from '../../../studio/startStudio.ts'
import { temporaryParent } from '../receiver/temporaryParent.ts'
import { beginProject } from './keptEditing.ts'
import { studioBundle } from './studioBundle.ts'

const ORIGIN = 'https://studio.example'

export type Route = { method: string; url: string }
type Sent = { headers?: Record<string, string>; body?: string | undefined }

const drawsNothing: StartDrawer = () => Promise.reject(new Error('Nothing is drawn here.'))

/** The whole studio behind a proxy, with one person of each role, on a copy of the test content. */
export async function openWholeStudio(startDrawer = drawsNothing) {
  const projectDirectory = mkdtempSync(join(temporaryParent, 'whole-studio-'))
  const contentDirectory = join(projectDirectory, 'content')
  const checkout = await beginProject(projectDirectory)
  mkdirSync(join(projectDirectory, 'data'))
  const bundle = await studioBundle()
  const config = {
    ...readConfig({}, projectDirectory),
    dataDirectory: join(projectDirectory, 'data'),
    databaseUrl: null,
  }
  const database = await openDatabase(config)
  const access = await openAccess(database)
  const routes: Route[] = []
  const logLines: string[] = []
  const { logger, ...others } = logOptions('error')
  const stream = { write: (line: string) => logLines.push(line) }
  const app = Fastify({ ...others, logger: { ...logger, stream } })
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const builder = {
    projectDirectory,
    check: async () => {},
    build: () => Promise.reject(new Error('Nothing is built here.')),
  }
  await addStudio(app, bundle, {
    projectDirectory,
    contentDirectory,
    config,
    database,
    access,
    checkout,
    origin: ORIGIN,
    audit: async () => {},
    releases: await createReleases(builder),
    port: 4330,
    startDrawer,
    draftSite: await createReleases({ ...builder, folder: '.cache/draft' }),
    draftPlace: { origin: 'https://preview.example', port: 4331 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (const role of ROLES) {
    const token = await createLink(access, { kind: 'invitation', name: role, role })
    const key = { id: role, publicKey: 'public', counter: 0 }
    await followLink(access, token, { id: role, name: role, role }, key)
  }

  return {
    projectDirectory,
    contentDirectory,
    database,
    routes,
    /** Log lines of the studio's own failures. */
    logLines,
    files: bundle.files,

    /** Starts a session. @returns its cookie. */
    signIn: async (role: Role) => `__Host-studio=${await startSession(access, role)}`,

    /** Requests an address as it is written; `fetch` would normalise it. */
    async ask({ method, url }: Route, { headers = {}, body }: Sent = {}) {
      const path = url.replace(/:\w+|\*/g, 'none')
      const own = method === 'GET' || method === 'HEAD' ? {} : { origin: ORIGIN }
      const question = httpRequest({
        port,
        method,
        path,
        headers: { ...own, ...headers },
      })
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        question.on('response', resolve).on('error', reject).end(body)
      })
      return { status: answer.statusCode ?? 0, headers: answer.headers, words: await text(answer) }
    },

    async close() {
      await app.close()
      await database.destroy()
      rmSync(projectDirectory, { recursive: true, force: true })
    },
  }
}
