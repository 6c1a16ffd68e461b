import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { partsOf } from '../../content-model/articles/articleParts.ts'
import { isGroup, valueAt } from '../../content-model/fieldsOf.ts'
import { splitArticle } from '../../content-model/parse.ts'
import { type ContentRecord, loadRecords } from '../../content-model/records.ts'
import { typefaceSchema } from '../../content-model/schemas/brand.ts'
import { paletteSchema } from '../../content-model/schemas/palette.ts'
import { fillVariables } from '../../content-model/variables.ts'
import type { CutTypeface } from '../../site/articlePreview/renderArticle.tsx'
import { labels as studioLabels } from '../labels.ts'
import type { Bundle } from '../server/bundle.ts'
import { variablesIn } from '../server/catalogue.ts'
import { contentPlace, readStored } from '../server/contentFiles.ts'
import { read } from '../server/requestBody.ts'
import type { Studio } from '../server/Studio.ts'
import { explain, faultsIn, RequestError, type ValidationError } from '../server/validation.ts'
import { newArticle } from '../yaml/renderYaml.ts'
import { labels } from './labels.ts'

const MAX_ARTICLE_BYTES = 2 * 1024 * 1024
const LOOK = '/article-preview/look.css'
const FONTS = '/article-preview/fonts'

/** Of the document of an article, also where it stands in a window of its own: nothing in it runs, or is asked of others. */
const DOCUMENT_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'none'"

const articleSchema = z.object({ file: z.string(), value: z.unknown(), body: z.string() })

/** An article as its form has it. */
export type TypedArticle = z.infer<typeof articleSchema>

export type ArticlePreviewAnswer = {
  /** The document, which needs no script; undefined where the text cannot be read. */
  page?: string | undefined
  /** What is wrong in the text, each with its line. */
  errors: ValidationError[]
}

/** The preview of an article that is being written. It writes nothing to disk. */
export function addArticlePreview(
  app: FastifyInstance,
  { projectDirectory, contentDirectory }: Pick<Studio, 'projectDirectory' | 'contentDirectory'>,
  { articlePreview }: Bundle,
): void {
  const { renderArticle, lookCss, styles } = articlePreview
  const fontDirectory = join(projectDirectory, '.cache/fonts')
  // Before the first build there is none, of which the log would warn at each start.
  mkdirSync(fontDirectory, { recursive: true })
  const isArticle = { bodyLimit: MAX_ARTICLE_BYTES }

  async function preview(article: TypedArticle): Promise<ArticlePreviewAnswer> {
    const [drawn, errors] = await Promise.all([
      draw(article),
      textErrors(contentDirectory, article),
    ])
    return { page: drawn, errors }
  }

  async function draw({ file, value, body }: TypedArticle): Promise<string | undefined> {
    const { key } = placeOf(file)
    const { records } = await loadRecords(contentDirectory)
    const variables = variablesIn(records)
    const textAt = (part: unknown, ...path: string[]) => {
      const found = valueAt(part, path)
      return typeof found === 'string' ? fillVariables(found, variables) : ''
    }
    return renderArticle({
      locale: textAt(valueOfKey(records, 'brand'), 'locale'),
      title: textAt(value, 'heading') || textAt(value, 'title'),
      picture:
        isGroup(value) && typeof value.thumb === 'string'
          ? {
              file: value.thumb,
              alt: textAt(value, 'alt'),
              swatch: textAt(value, 'swatch'),
              focus: textAt(value, 'focus'),
            }
          : undefined,
      text: fillVariables(body, variables),
      parts: partsOf(key),
      playFilm: textAt(valueOfKey(records, 'labels'), 'article', 'play_film'),
      styles: [...styles, LOOK],
    })
  }

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
    // While the owner mends them, pages have the browser's own.
    if (!palette.success || !typeface.success) return ''
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
    context.addIssue('This is no JSON.')
    return z.NEVER
  }
})

/** What the build would reject in the text. What it would in the fields, their form says when it is saved. */
async function textErrors(
  contentDirectory: string,
  { file, value, body }: TypedArticle,
): Promise<ValidationError[]> {
  const { path } = placeOf(file)
  const stored = await readStored(contentDirectory, path)
  const parts = stored === undefined ? undefined : splitArticle(stored)
  // The head stays as it is, so that the lines are those of the form.
  const text = parts ? parts.opening + parts.yaml + parts.closing + body : newArticle(value, body)
  const changes = new Map([[path, text]])
  const faults = await faultsIn(contentDirectory, changes)
  const inText = faults.filter((fault) => fault.startsWith(`${file}: line `))
  return inText.length > 0 ? explain(contentDirectory, changes, inText) : []
}

function placeOf(file: string): { key: string; path: string } {
  const place = contentPlace(file)
  if (place && file.endsWith('.mdx')) return place
  throw new RequestError(404, studioLabels.errors.noFile(file))
}

function valueOfKey(records: readonly ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
}

/** What the site in development, or a build in the project's folder, has cut and measured; undefined before the first. */
async function cutTypeface(directory: string): Promise<CutTypeface | undefined> {
  const text = await readFile(join(directory, 'typeface.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
