import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { valueAt } from '../../../content-model/fieldsOf.ts'
import { type ContentRecord, loadRecords } from '../../../content-model/records.ts'
import { typefaceSchema } from '../../../content-model/schemas/brand.ts'
import { paletteSchema } from '../../../content-model/schemas/palette.ts'
import type * as ArticlePreview from '../../../site/articlePreview/renderArticle.tsx'
import { articleSchema, LOOK, type TypedArticle } from '../../content/checking/previewArticle.ts'
import { runJob } from '../../content/checking/runJob.ts'
import type { Studio } from '../../context/Studio.ts'
import { read } from '../../kit/requestBody.ts'
import { labels } from './labels.ts'

const MAX_ARTICLE_BYTES = 2 * 1024 * 1024
const FONTS = '/article-preview/fonts'

/** Policy of an article in a tab of its own: it runs no scripts and loads nothing from other hosts. */
const DOCUMENT_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'none'"

/** Adds the preview of an article while it is written. It writes nothing of the article to disk. */
export function addArticlePreview(
  app: FastifyInstance,
  {
    projectDirectory,
    contentDirectory,
    articles: { file, styles },
  }: Pick<Studio, 'projectDirectory' | 'contentDirectory' | 'articles'>,
): void {
  const fontDirectory = join(projectDirectory, '.cache/studio/.cache/fonts')
  // The folder is missing before the first build, and the log would warn of that at each start.
  mkdirSync(fontDirectory, { recursive: true })
  const isArticle = { bodyLimit: MAX_ARTICLE_BYTES }

  const preview = (article: TypedArticle) =>
    runJob('previewArticle', contentDirectory, article, { file, styles })

  app.post('/api/article-preview', isArticle, ({ body }) => preview(read(articleSchema, body)))
  app.post('/article-preview', isArticle, async ({ body }, reply) => {
    const { article } = read(z.object({ article: jsonSchema }), body)
    const { page, errors } = await preview(read(articleSchema, article))
    if (page === undefined) {
      const problems = errors.map(({ problem, place }) => `${place?.label ?? ''} ${problem}`.trim())
      return reply.code(422).page('fault', { heading: labels.unreadable, problems })
    }
    return reply
      .header('content-security-policy', DOCUMENT_POLICY)
      .type('text/html; charset=utf-8')
      .send(page)
  })
  app.get(LOOK, async (_request, reply) => {
    const { records } = await loadRecords(contentDirectory)
    const palette = paletteSchema.safeParse(valueOfKey(records, 'palette'))
    const typeface = typefaceSchema.safeParse(valueAt(valueOfKey(records, 'brand'), ['typeface']))
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache')
    // While one of them is invalid, articles have the browser's default look.
    if (!palette.success || !typeface.success) return ''
    const { lookCss }: typeof ArticlePreview = await import(pathToFileURL(file).href)
    const look = { palette: palette.data, typeface: typeface.data }
    return lookCss(look, await cutTypeface(fontDirectory), FONTS)
  })
  app.register(fastifyStatic, {
    root: fontDirectory,
    prefix: FONTS,
    decorateReply: false,
    index: false,
    allowedPath: (path) => path.endsWith('.woff2'),
  })
}

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('This is not JSON.')
    return z.NEVER
  }
})

function valueOfKey(records: readonly ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
}

/** The typeface as subset for the drawings of pages; undefined before the first drawing. */
async function cutTypeface(directory: string): Promise<ArticlePreview.CutTypeface | undefined> {
  const text = await readFile(join(directory, 'typeface.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
