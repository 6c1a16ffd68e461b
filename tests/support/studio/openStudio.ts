import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { type Config, readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import type { Editor } from '../../../studio/content/editRecord.ts'
import { History } from '../../../studio/content/history.ts'
import { addPages } from '../../../studio/kit/addPages.ts'
import { type Bundle, bundleStudio } from '../../../studio/kit/bundle.ts'
import { addFormBody } from '../../../studio/kit/requestBody.ts'
import type { Studio } from '../../../studio/Studio.ts'
import { addGuards } from '../../../studio/startStudio.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { temporaryFolder } from '../receiver/startReceiver.ts'

const PORT = 4330
const HEADERS = { host: `127.0.0.1:${PORT}`, accept: 'text/html' }
const ORIGIN = `http://127.0.0.1:${PORT}`

/** The pages of the studio, to be made once a test file. */
export function bundlePages(): Promise<Bundle> {
  return bundleStudio(join(import.meta.dirname, '../../..'))
}

type Circumstances = Partial<Pick<Studio, 'projectDirectory' | 'contentDirectory'>> & {
  settings?: Partial<Config>
}

/**
 * Opens parts of a studio in this process, for the owner at this machine.
 * @param addParts adds their routes.
 */
export async function openStudio(
  bundle: Pick<Bundle, 'render'>,
  stored: DatabaseConfig,
  addParts: (app: FastifyInstance, studio: Studio, editor: Editor) => void,
  { settings, ...folders }: Circumstances = {},
) {
  const database = await openDatabase(stored)
  const log: string[] = []
  const projectDirectory = temporaryFolder()
  const app = Fastify()
  addPages(app, bundle)
  addGuards(app, { port: PORT, origin: undefined })
  addFormBody(app)
  const studio: Studio = {
    projectDirectory,
    contentDirectory: TEST_CONTENT,
    ...folders,
    config: { ...readConfig({}, projectDirectory), ...stored, ...settings },
    database,
    origin: undefined,
    audit: async ({ name }, action, about) => {
      log.push([name, action, about].join(' '))
    },
  }
  const { contentDirectory, audit } = studio
  addParts(app, studio, { contentDirectory, history: new History(contentDirectory, audit) })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })

  async function get(url: string) {
    const {
      statusCode: status,
      headers,
      body: html,
      rawPayload,
    } = await app.inject({
      url,
      headers: HEADERS,
    })
    return { status, headers, html, words: wordsOf(html), bytes: rawPayload }
  }
  async function post(url: string, fields: Record<string, string> = {}) {
    const {
      statusCode: status,
      headers,
      body,
    } = await app.inject({
      method: 'POST',
      url,
      headers: { ...HEADERS, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams(fields)),
    })
    return { status, location: String(headers.location ?? ''), words: wordsOf(body) }
  }
  return {
    database,
    /** Who did what. */
    log,
    get,
    post,
    /** Sends a form, and follows to the page that it leads to. */
    async act(url: string, fields?: Record<string, string>) {
      const { status, location, words } = await post(url, fields)
      if (status !== 303) throw new Error(words)
      return get(location)
    },
  }
}

/** The words of a page, its tags left out. */
function wordsOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
