import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { collections } from '../../../content-model/collections.ts'
import { languagesIn } from '../../../content-model/languages/languagesIn.ts'
import { parseFile } from '../../../content-model/parse.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { registerForms } from '../../context/registerForms.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { read } from '../../kit/requestBody.ts'
import { addLanguage, newLanguage, onlyLanguage } from './addLanguage.ts'
import { labels } from './labels.ts'
import { listTranslations } from './listTranslations.ts'

const PATH = '/translations'

export const translations: Feature = {
  navItem: { href: PATH, label: labels.heading, role: 'writer' },
  isShown: ({ contentDirectory }) => hasTranslations(contentDirectory),
  addRoutes: addTranslations,
}

/** Adds the lists of missing and outdated translations, and the form that adds a language. */
function addTranslations(
  app: FastifyInstance,
  studio: Pick<Studio, 'contentDirectory' | 'checkout' | 'drafts' | 'editor' | 'flash'>,
): void {
  const { contentDirectory, editor, flash } = studio

  app.get(PATH, async ({ url }, reply) => {
    const languages = languagesIn((await loadRecords(contentDirectory)).records)
    const query = readQuery(url)
    const asked = query.get('language')
    const others = languages.slice(1)
    const language = others.find(({ tag }) => tag === asked) ?? others[0]
    if (!language) return reply.redirect(`${PATH}/new`, 303)
    return reply.page('translations', {
      done: flash.read(query.get('done')),
      views: others.map(({ tag, name }) => ({
        label: name,
        href: `${PATH}?language=${tag}`,
        isCurrent: tag === language.tag,
      })),
      ...(await listTranslations(studio, languages, language)),
    })
  })
  app.get(`${PATH}/new`, async (_request, reply) => {
    const only = (await onlyLanguage(contentDirectory)) ?? null
    const values = { tag: '', name: '', path: '/', firstName: only?.name, grows: 'yes' } as const
    return reply.page('newLanguage', { only, values, problems: [] })
  })
  registerForms(app, (forms) => {
    forms.post(`${PATH}/new`, async ({ body, person }, reply) => {
      const values = read(newLanguage, body)
      try {
        await editor.history.inTurn(() => addLanguage({ ...editor, person }, values))
      } catch (error) {
        if (!(error instanceof RequestError)) throw error
        const only = (await onlyLanguage(contentDirectory)) ?? null
        const problems = error.errors
        return reply.code(error.status).page('newLanguage', { only, values, problems })
      }
      const done = flash.keep(labels.added(values.name))
      return reply.redirect(`${PATH}?language=${values.tag}&done=${done}`, 303)
    })
  })
}

/** Whether the site lists more than one language. This runs for each page of the studio, so it reads a single file. */
function hasTranslations(contentDirectory: string): boolean {
  const { path } = collections.languages
  try {
    const parsed = parseFile(path, readFileSync(join(contentDirectory, path), 'utf8'))
    return 'value' in parsed && Array.isArray(parsed.value) && parsed.value.length > 1
  } catch {
    return false
  }
}
