import { cp, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isSeq, type YAMLMap } from 'yaml'
import { networkNamesSchema } from '../../content-model/schemas/profiles.ts'
import { changeRecord } from './changeRecord.ts'

const ARTICLES = 40
const PEOPLE = 11
const QUESTIONS = 30
const PARTNERS = 12
const NETWORKS = networkNamesSchema.keyof().options

/** A word that no line of a phone holds in large letters. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

/** Fills a copy of the test content with more than its pages were drawn for: many records, and long words in them. */
export async function makeCrowded(contentDirectory: string): Promise<void> {
  const path = (...names: string[]) => join(contentDirectory, ...names)

  await copies(path('posts/security.mdx'), ARTICLES, (post, number) => {
    post.set('link', `/article-${number}`)
    post.set('title', `Article ${number} of a year in which many were written`)
    post.set(
      'summary',
      `What is said in article ${number}, which stands among many: it is short here.`,
    )
    post.set('category', number % 2 ? LONG_WORD : `Subject ${number}`)
    post.set('updated', 'October 1, 2025')
  })
  await cp(path('posts/seo.mdx'), path('posts/not-yet.mdx'))
  await changeRecord(path('posts/not-yet.mdx'), (post) => {
    post.set('id', 99)
    post.set('link', '/not-yet')
    post.set('title', 'An article that nobody is to read as yet')
    post.set(
      'summary',
      'It is a draft, which stands in the content among many others, and on no page at all.',
    )
    post.set('draft', true)
  })
  await copies(path('team/amara.yaml'), PEOPLE, (member, number) => {
    member.set('name', `${number % 2 ? LONG_WORD : 'Anna'} Bartholomew-Featherstonehaugh ${number}`)
    member.set(
      'social_media',
      NETWORKS.slice(0, (number - 100) * 2).map((icon, index) => ({
        id: index + 1,
        link: `https://${icon}.example/${number}`,
        icon,
      })),
    )
    member.set('position', `Head of ${LONG_WORD.toLowerCase()} and everything else`)
  })
  await copies(path('testimonials/mei-tan.yaml'), PEOPLE, (client, number) => {
    client.set('name', `Client ${number} ${LONG_WORD}`)
    client.set('review', `${LONG_WORD} is what we do. `.repeat(12))
    client.set('rating', 1 + (number % 8) / 2)
  })
  await copies(path('projects/beauty.yaml'), PEOPLE, (project, number) => {
    project.set('project_name', `${LONG_WORD} ${number}`)
    project.set('url', `https://client-${number}.example`)
  })
  await copies(path('services/seo.yaml'), PEOPLE, (service, number) => {
    service.set('service_name', `${LONG_WORD} ${number}`)
  })
  await copies(path('plans/website-basic.yaml'), 2, (plan, number) => {
    plan.set('tier', `team-${number}`)
    plan.set('plan_name', `Team ${LONG_WORD}`)
    plan.set('price', '123456')
  })
  await copies(path('plans/ads-basic.yaml'), 1, (plan, number) => {
    plan.set('id', number + PEOPLE)
    plan.set('category', 'care')
  })
  await changeRecord(path('site/plan_categories.yaml'), (categories) => {
    categories.add({ id: 'care', label: `Care and ${LONG_WORD}`, next_step: null })
  })
  await changeRecord(path('plan_comparison.yaml'), (comparison) => {
    const rows = comparison.get('website')
    if (isSeq<YAMLMap>(rows)) for (const row of rows.items) row.set('team-100', LONG_WORD)
  })
  for await (const plan of glob('plans/*.yaml', { cwd: contentDirectory })) {
    await changeRecord(path(plan), (record) => {
      record.set('benefit', `Ready for ${LONG_WORD.toLowerCase()} too.`)
      record.addIn(['features'], LONG_WORD)
    })
  }

  await changeRecord(path('faqs.yaml'), (questions) => {
    for (let number = 12; number <= QUESTIONS; number += 1) {
      const question = `May we ask question ${number} about ${LONG_WORD}?`
      questions.add({ id: String(number), question, ans: `You may. ${LONG_WORD}.` })
    }
  })
  await changeRecord(path('partners.yaml'), (partners) => {
    for (let id = 6; id <= PARTNERS; id += 1) {
      partners.add({ id, name: `${LONG_WORD} ${id}`, image: 'partner-overlay.svg', link: '/' })
    }
  })
  await changeRecord(path('counters.yaml'), (counters) => {
    for (let id = 5; id <= 7; id += 1) {
      counters.add({ id, counter: '999', label: '+', title: LONG_WORD.toLowerCase() })
    }
  })
}

/** Writes copies of a record beside it until there are as many, each with a number of its own and changed. */
async function copies(
  file: string,
  count: number,
  change: (record: Document.Parsed, number: number) => void,
): Promise<void> {
  for (let number = 100; number < 100 + count; number += 1) {
    const copy = file.replace(/(?=\.\w+$)/, `-${number}`)
    await cp(file, copy)
    await changeRecord(copy, (record) => {
      record.set('id', number)
      change(record, number)
    })
  }
}
