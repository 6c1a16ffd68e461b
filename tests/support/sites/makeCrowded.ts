import { cp, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isSeq, type YAMLMap } from 'yaml'
import { networkNamesSchema } from '../../../content-model/schemas/profiles.ts'
import { changeRecord } from './changeRecord.ts'
import { fillTexts } from './fillTexts.ts'

/** One more than the first page of a list has room for. */
const ARTICLES = 25
const PEOPLE = 11
const CASES = 3
const QUESTIONS = 30
const PARTNERS = 12
const NETWORKS = networkNamesSchema.keyof().options

/**
 * Fills a copy of the test content with more than its pages were designed for: many records, and in every field a text
 * that is hard to lay out.
 */
export async function makeCrowded(contentDirectory: string): Promise<void> {
  const path = (...names: string[]) => join(contentDirectory, ...names)

  await copies(path('posts/security.mdx'), ARTICLES, (post, number) => {
    post.set('link', `/article-${number}`)
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
    member.set(
      'social_media',
      NETWORKS.slice(0, (number - 100) * 2).map((icon, index) => ({
        id: index + 1,
        link: `https://${icon}.example/${number}`,
        icon,
      })),
    )
  })
  await copies(path('testimonials/mei-tan.yaml'), PEOPLE, (client, number) => {
    client.set('rating', 1 + (number % 8) / 2)
  })
  await copies(path('projects/beauty.yaml'), PEOPLE, (project, number) => {
    project.set('url', `https://client-${number}.example`)
  })
  await copies(path('cases/ridgeway.mdx'), CASES, (study, number) => {
    study.set('path', `/work/case-${number}`)
  })
  await copies(path('services/seo.yaml'), PEOPLE)
  await copies(path('plans/website-basic.yaml'), 2, (plan, number) => {
    plan.set('tier', `team-${number}`)
    plan.set('plan_name', `Team ${number}`)
  })
  await copies(path('plans/ads-basic.yaml'), 1, (plan, number) => {
    plan.set('id', number + PEOPLE)
    plan.set('category', 'care')
  })
  await changeRecord(path('site/plan_categories.yaml'), (categories) => {
    categories.add({ id: 'care', label: 'Care', next_step: null })
  })
  await changeRecord(path('plan_comparison.yaml'), (comparison) => {
    const rows = comparison.get('website')
    if (isSeq<YAMLMap>(rows)) for (const row of rows.items) row.set('team-100', 'Yes')
  })
  await changeRecord(path('faqs.yaml'), (questions) => {
    for (let number = 12; number <= QUESTIONS; number += 1) {
      questions.add({ id: String(number), question: 'May we ask more?', ans: 'You may.' })
    }
  })
  await changeRecord(path('partners.yaml'), (partners) => {
    for (let id = 6; id <= PARTNERS; id += 1) {
      partners.add({ id, name: 'Overlay', image: 'partner-overlay.svg', link: '/' })
    }
  })
  await changeRecord(path('counters.yaml'), (counters) => {
    for (let id = 5; id <= 7; id += 1) {
      counters.add({ id, counter: '999', label: '+', title: 'more', counted: 'By hand.' })
    }
  })
  await fillTexts(contentDirectory)
  await tagArticles(contentDirectory)
  // This text must be part of another.
  await changeRecord(path('site/forms.yaml'), (forms) => {
    forms.setIn(['contact', 'terms_link', 'label'], forms.getIn(['contact', 'labels', 'terms']))
  })
}

/** Gives all articles the same long tag, so its list needs more than one page. */
async function tagArticles(contentDirectory: string): Promise<void> {
  for await (const file of glob('posts/security-*.mdx', { cwd: contentDirectory })) {
    await changeRecord(join(contentDirectory, file), (post) => {
      post.set('tags', ['Donaudampfschifffahrtsgesell'])
    })
  }
}

/** Writes copies of a record beside it until there are `count`, each with its own number. */
async function copies(
  file: string,
  count: number,
  change?: (record: Document.Parsed, number: number) => void,
): Promise<void> {
  for (let number = 100; number < 100 + count; number += 1) {
    const copy = file.replace(/(?=\.\w+$)/, `-${number}`)
    await cp(file, copy)
    await changeRecord(copy, (record) => {
      record.set('id', number)
      change?.(record, number)
    })
  }
}
