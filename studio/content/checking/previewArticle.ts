import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { partsOf } from '../../../content-model/articles/articleParts.ts'
import { withoutControls } from '../../../content-model/controlCharacters.ts'
import { isGroup, valueAt } from '../../../content-model/fieldsOf.ts'
import { splitArticle } from '../../../content-model/parse.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { fillVariables } from '../../../content-model/variables.ts'
import type * as ArticlePreview from '../../../site/articlePreview/renderArticle.tsx'
import { RequestError, type ValidationError } from '../../kit/RequestError.ts'
import { variablesIn } from '../catalogue.ts'
import { type ContentPlace, contentPlace, readStored } from '../contentFiles.ts'
import { nameOfFile } from '../fileNames.ts'
import { labels } from '../labels.ts'
import { explain, faultsIn } from '../validation.ts'
import { newArticle } from '../yaml/renderYaml.ts'

/** Address of the stylesheet with the owner's colours and fonts. */
export const LOOK = '/article-preview/look.css'

export const articleSchema = z.object({ file: z.string(), value: z.unknown(), body: z.string() })

/** The current values of an article's form. */
export type TypedArticle = z.infer<typeof articleSchema>

export type ArticlePreviewAnswer = {
  /** The HTML document, which needs no script; undefined if the text cannot be parsed. */
  page?: string | undefined
  /** Faults of the text, each with its line. */
  errors: ValidationError[]
}

/** The bundled renderer of articles: its code file, and the addresses of its stylesheets. */
export type ArticleDrawing = { file: string; styles: readonly string[] }

/** Renders the preview of an article and lists the faults in its text. Writes nothing to disk. */
export async function previewArticle(
  contentDirectory: string,
  { file, value, body }: TypedArticle,
  drawing: ArticleDrawing,
): Promise<ArticlePreviewAnswer> {
  const article = { file, value, body: withoutControls(body) }
  return {
    page: await draw(contentDirectory, article, drawing),
    errors: await textErrors(contentDirectory, article),
  }
}

async function draw(
  contentDirectory: string,
  { file, value, body }: TypedArticle,
  { file: code, styles }: ArticleDrawing,
): Promise<string | undefined> {
  const { renderArticle }: typeof ArticlePreview = await import(pathToFileURL(code).href)
  const { key, translates } = placeOf(file)
  const { records } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  const valueOfKey = (wanted: string) => records.find((record) => record.key === wanted)?.value
  const textAt = (part: unknown, ...path: string[]) => {
    const found = valueAt(part, path)
    return typeof found === 'string' ? fillVariables(found, variables) : ''
  }
  return renderArticle({
    locale: translates?.tag ?? textAt(valueOfKey('brand'), 'locale'),
    title: textAt(value, 'heading') || textAt(value, 'title'),
    picture:
      isGroup(value) && typeof value.thumb === 'string' && value.thumb !== ''
        ? {
            file: value.thumb,
            alt: textAt(value, 'alt'),
            swatch: textAt(value, 'swatch'),
            focus: textAt(value, 'focus'),
          }
        : undefined,
    text: body,
    variables,
    parts: partsOf(key),
    playFilm: textAt(valueOfKey('labels'), 'article', 'play_film'),
    styles: [...styles, LOOK],
  })
}

/** Faults of the text that the build would reject. Faults of the fields are shown on saving. */
async function textErrors(
  contentDirectory: string,
  { file, value, body }: TypedArticle,
): Promise<ValidationError[]> {
  const { path } = placeOf(file)
  const stored = await readStored(contentDirectory, path)
  const parts = stored === undefined ? undefined : splitArticle(stored)
  // The stored frontmatter is kept, so that line numbers match those of the form.
  const text = parts ? parts.opening + parts.yaml + parts.closing + body : newArticle(value, body)
  const changes = new Map([[path, text]])
  const faults = await faultsIn(contentDirectory, changes)
  const inText = faults.filter((fault) => fault.file === file && fault.line !== undefined)
  return inText.length > 0 ? explain(contentDirectory, changes, inText) : []
}

function placeOf(file: string): ContentPlace {
  const place = contentPlace(file)
  if (place && file.endsWith('.mdx')) return place
  throw new RequestError(404, labels.errors.noFile(nameOfFile(file)))
}
