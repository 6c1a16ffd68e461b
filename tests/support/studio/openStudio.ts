import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { type Config, readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { describeProject } from '../../../server/project.ts'
import type { Bundle } from '../../../studio/bundleStudio.ts'
import { openDrafts } from '../../../studio/content/drafts/draftStore.ts'
import { History } from '../../../studio/content/editing/history.ts'
import type { Feature, Studio } from '../../../studio/context/Studio.ts'
import { addGuards } from '../../../studio/kit/addGuards.ts'
import { addPages } from '../../../studio/kit/addPages.ts'
import { FlashStore } from '../../../studio/kit/FlashStore.ts'
import { addFormBody } from '../../../studio/kit/requestBody.ts'
import { TEST_CONTENT } from '../content/testContent.ts'
import { temporaryFolder } from '../receiver/startReceiver.ts'

const PORT = 4330
const HEADERS = { host: `127.0.0.1:${PORT}`, accept: 'text/html' }
const ORIGIN = `http://127.0.0.1:${PORT}`

type Circumstances = Partial<Studio> & { settings?: Partial<Config> }

/** Opens features of a studio in this process, for an owner at this machine. */
export async function openStudio(
  bundle: Pick<Bundle, 'render'>,
  stored: DatabaseConfig,
  features: readonly Feature[],
  { settings, ...given }: Circumstances = {},
) {
  const database = await openDatabase(stored)
  const log: string[] = []
  const projectDirectory = temporaryFolder()
  const app = Fastify()
  addPages(app, bundle)
  addGuards(app, { port: PORT, origin: undefined })
  addFormBody(app)
  const folders = { projectDirectory, contentDirectory: TEST_CONTENT, ...given }
  const config = { ...readConfig({}, projectDirectory), ...stored, ...settings }
  const audit: Studio['audit'] = async ({ name }, action, about) => {
    log.push([name, action, about].join(' '))
  }
  const { contentDirectory } = folders
  const studio = {
    ...describeProject(config, folders, process.env),
    config,
    database,
    origin: undefined,
    audit,
    editor: { contentDirectory, history: new History(contentDirectory, audit) },
    drafts: await openDrafts(database),
    flash: new FlashStore(),
    ...folders,
  } satisfies Partial<Studio>
  // Tests of features that need more of a studio provide it.
  for (const { addRoutes } of features) await addRoutes(app, studio as Partial<Studio> as Studio)
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
  /** @param fields of a form; FormData for a form with files. */
  async function post(url: string, fields: Record<string, string> | FormData = {}) {
    const form = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields))
    const {
      statusCode: status,
      headers,
      body,
    } = await app.inject({
      method: 'POST',
      url,
      headers: {
        ...HEADERS,
        origin: ORIGIN,
        'content-type': form.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await form.arrayBuffer()),
    })
    return { status, location: String(headers.location ?? ''), words: wordsOf(body) }
  }
  return {
    database,
    /** The log of who did what. */
    log,
    get,
    post,
    /** Sends a form and follows the redirect. */
    async act(url: string, fields?: Parameters<typeof post>[1]) {
      const { status, location, words } = await post(url, fields)
      if (status !== 303) throw new Error(words)
      return get(location)
    },
  }
}

/** The text of a page without tags. */
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
