import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allPages } from '../../content-model/collections.ts'
import { readContent } from '../../content-model/readContent.ts'
import { loadRecords } from '../../content-model/records.ts'
import { jsonSchemaFiles } from '../../content-model/writeJsonSchemas.ts'
import { readLaunchInput } from '../../launch-check/launchInput.ts'
import { checkBrand, checkLogos } from '../../launch-check/ownership.ts'
import { sectionOf } from '../support/sectionOf.ts'

const ROOT = process.cwd()
const content = await readContent()
const { brand } = content

/** Content files that may contain the name: brand.yaml, and media that show or speak it. */
const SAYS_THE_NAME = /^content[\\/](?:site[\\/]brand\.yaml|logos[\\/]|video[\\/])/

async function filesWith(word: string, patterns: string[]): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(patterns)) {
    if (/\.test\.tsx?$/.test(file) || SAYS_THE_NAME.test(file)) continue
    const text = await readFile(file, 'utf8')
    if (text.toLowerCase().includes(word.toLowerCase())) found.push(file)
  }
  return found
}

describe('shipped content', () => {
  test('holds as many records as the site shows', () => {
    const counts = {
      services: content.services.length,
      projects: content.projects.length,
      cases: content.cases.length,
      partners: content.partners.length,
      plans: content.plans.length,
      team: content.team.length,
      counters: content.counters.length,
      testimonials: content.testimonials.length,
      faqs: content.faqs.length,
      posts: content.posts.length,
      comments: content.comments.length,
    }
    expect(counts).toEqual({
      services: 6,
      projects: 5,
      cases: 5,
      partners: 5,
      plans: 12,
      team: 8,
      counters: 4,
      testimonials: 9,
      faqs: 10,
      posts: 9,
      comments: 27,
    })
  })

  test('shows four profiles of every person, in the order of the specification', () => {
    for (const { social_media } of content.team) {
      expect(social_media.map(({ icon }) => icon)).toEqual([
        'facebook',
        'x',
        'instagram',
        'pinterest',
      ])
    }
  })

  test('holds the twelve prices', () => {
    const rows = content.plan_categories.map(({ id }) => {
      const plans = content.plans.filter((plan) => plan.category === id)
      return [id, plans[0]?.time, ...plans.map((plan) => `${plan.plan_name} ${plan.price}`)]
    })
    expect(rows).toEqual([
      ['website', 'One-time payment', 'Basic 350', 'Standard 525', 'Enhanced 950'],
      ['app', 'One-time payment', 'Basic 700', 'Standard 1200', 'Pro 2500'],
      ['ads', 'Monthly', 'Basic 300', 'Standard 600', 'Premium 1200'],
      ['business', 'Monthly', 'Basic 450', 'Standard 900', 'Premium 1500'],
    ])
  })

  test('bills the three plans of a category alike, in the order basic, standard, premium', () => {
    for (const { id } of content.plan_categories) {
      const plans = content.plans.filter((plan) => plan.category === id)
      expect(plans.map((plan) => plan.tier)).toEqual(['basic', 'standard', 'premium'])
      expect(new Set(plans.map((plan) => plan.time)).size).toBe(1)
    }
  })

  test('links website plans to the payment page and the others to an anchor on the page', () => {
    const links = content.plans.map((plan) => plan.link)
    expect(links.slice(0, 3)).toEqual(Array(3).fill(content.brand.payment_link))
    expect(links.slice(3)).toEqual([
      ...Array(3).fill('#start-app'),
      ...Array(3).fill('#start-ads'),
      ...Array(3).fill('#start-business'),
    ])
  })

  test('holds the dollar table, which has no key 450', () => {
    expect(content.currencies.other_by_main).toEqual({
      350: 450,
      525: 675,
      950: 1200,
      700: 900,
      2500: 3200,
      300: 450,
      600: 770,
      1200: 1540,
      900: 1159,
      1500: 1929,
    })
  })

  test('states the claims in counters and answers', () => {
    expect(content.counters.map((counter) => counter.counter + counter.label)).toEqual([
      '5+',
      '200+',
      '95%',
      '50+',
    ])
    expect(content.faqs[1]?.ans).toContain('3 to 6 months')
    expect(content.faqs.some((faq) => faq.ans.startsWith('Within three weeks'))).toBe(true)
    const servicePage = (path: string) => content.service_pages.find((page) => page.path === path)
    expect(servicePage('/seo-services')?.questions.items[0]?.ans).toContain('3 to 6 months')
    expect(servicePage('/paid-advertising')?.questions.items[0]?.ans).toContain(
      'Within three weeks',
    )
  })

  test('dates nine posts by Admin from 6 September to 31 October 2024, newest first', () => {
    const days = content.posts.map(({ date }) => Date.parse(date))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    expect(content.posts[0]?.date).toBe('2024-10-31')
    expect(content.posts.at(-1)?.date).toBe('2024-09-06')
    expect(new Set(content.posts.map((post) => post.author))).toEqual(new Set(['Admin']))
  })

  test('has a page at every specified address', () => {
    const addresses = [
      ...allPages(content).flatMap((page) => [page.path, ...page.aliases]),
      ...content.posts.map((post) => post.link),
    ]
    expect(addresses.toSorted()).toEqual([
      '/',
      '/404',
      '/App-Development',
      '/Business-Automation',
      '/Importance-of-ux',
      '/Paid-Advertising',
      '/Web-Development',
      '/about',
      '/accessibility',
      '/ai-customer-engagement',
      '/app-development',
      '/author',
      '/blog',
      '/blog-details',
      '/blog-details2',
      '/blog-seo',
      '/business-automation',
      '/categories',
      '/contact',
      '/data-analytics',
      '/digital-marketing-strategies',
      '/faq',
      '/free-page-review',
      '/gdpr-compliance',
      '/home-2',
      '/home-3',
      '/login',
      '/online-presence',
      '/paid-advertising',
      '/pricing',
      '/privacy-policy',
      '/register',
      '/search-result',
      '/seo-services',
      '/service-details',
      '/services',
      '/services/app-development',
      '/services/consulting',
      '/services/digital-marketing',
      '/services/ecommerce',
      '/services/seo',
      '/services/web-development',
      '/team',
      '/terms-conditions',
      '/testimonial',
      '/testimonials',
      '/thank-you',
      '/web-development',
      '/work',
      '/work/alder-dental',
      '/work/kalos-aesthetics',
      '/work/maison-orel',
      '/work/plotline-approvals',
      '/work/ridgeway-roofing',
    ])
  })

  test('keeps five pages out of search engines', () => {
    const hidden = allPages(content).filter((page) => !page.indexed)
    expect(hidden.map((page) => page.path).toSorted()).toEqual([
      '/404',
      '/login',
      '/register',
      '/search-result',
      '/thank-you',
    ])
  })

  test('keeps titles and descriptions of further pages to the lengths that search engines show', () => {
    for (const { pagination } of [...Object.values(content.pages), ...content.authors]) {
      if (!pagination) continue
      const { title, description } = pagination
      for (const number of ['2', '99']) {
        const [titleLength = 0, descriptionLength = 0] = [title, description].map(
          (text) => text.replaceAll('{page}', number).length,
        )
        expect(titleLength).toBeGreaterThanOrEqual(30)
        expect(titleLength).toBeLessThanOrEqual(65)
        expect(descriptionLength).toBeGreaterThanOrEqual(70)
        expect(descriptionLength).toBeLessThanOrEqual(160)
      }
    }
  })

  test('keeps the exact specified texts of forms, buttons and headings', () => {
    const { home } = content.pages
    const hero = sectionOf(home, 'hero')
    const services = sectionOf(home, 'services-grid')
    const portfolio = sectionOf(home, 'portfolio')
    expect([
      hero.lead_in,
      ...hero.phrases,
      hero.action.label,
      sectionOf(home, 'about').action.label,
      services.label,
      services.heading,
      portfolio.label,
      portfolio.heading,
      portfolio.action.label,
      sectionOf(home, 'testimonials').heading,
      sectionOf(home, 'pricing').heading,
      content.labels.start_plan,
      content.labels.options,
      sectionOf(home, 'latest-posts').heading,
    ]).toEqual([
      'Take Your Business to the Next Level with',
      'Custom Websites',
      'Mobile Apps',
      'SEO Rankings',
      'Targeted Ads',
      'Ai Automation',
      'Request Your Free Consultation Today!',
      'Get Your Free Consultation Now!',
      'Our Services',
      'Expert Web Development, SEO & Digital Automation',
      'Our Portfolio',
      'Celebrating Our Success: Web Development, SEO & Digital Automation Projects',
      'Lets Talk',
      'What Our Clients Say',
      'Affordable Plans for You',
      'Get Started Today',
      'Options',
      'Latest Blog & Articles',
    ])
    const { newsletter, contact } = content.forms
    expect([newsletter.submitting, newsletter.success, newsletter.error_prefix]).toEqual([
      '⏳ Submitting...',
      '✔ Thanks for submitting!',
      'There was a problem submitting your form: ',
    ])
    expect(newsletter.network_error).toBe(
      'Network error: Unable to submit form. Please check your connection and try again.',
    )
    expect([contact.button, contact.labels.terms, contact.success, contact.error]).toEqual([
      'Send A Message',
      'I agree to the terms & conditions',
      '✔ Thanks for submitting!',
      'Network response was not ok',
    ])
  })

  test('names the JSON schema of every YAML file in its first line', async () => {
    const schemas = jsonSchemaFiles()
    const { records } = await loadRecords(join(ROOT, 'content'))
    for (const { file, jsonSchema } of records.filter((record) => !record.article)) {
      const [firstLine = ''] = (await readFile(file, 'utf8')).split('\n')
      const [, schemaPath = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(firstLine) ?? []
      const schemaFile = relative('content-model/json-schemas', join(dirname(file), schemaPath))
      expect(JSON.parse(schemas.get(schemaFile) ?? 'null'), file).toEqual(jsonSchema)
    }
  })

  test('has the name and the town of the agency in brand.yaml and in no other content file', async () => {
    const files = ['content/**/*.{yaml,mdx,md}']
    expect(await filesWith(brand.name, files)).toEqual([])
    expect(await filesWith(brand.address.locality, files)).toEqual([])
  })

  test('keeps the name of the agency out of the code of the site and the receiver', async () => {
    const code = [
      'build',
      'content-model',
      'core',
      'forms',
      'launch-check',
      'receiver',
      'server',
      'site',
    ].map((folder) => `${folder}/**/*.{ts,tsx,astro,css}`)
    expect(await filesWith(brand.name, code)).toEqual([])
  })

  test('credits the pictures in the file that the README links to', async () => {
    expect(await readFile('README.md', 'utf8')).toContain('(content/pictures/CREDITS.md)')
    expect(await readFile('content/pictures/CREDITS.md', 'utf8')).toContain('.webp')
  })

  test('has a film and logos that the launch check recognises as shipped', async () => {
    const input = await readLaunchInput(ROOT, {}, brand.copyright_year)
    expect(checkBrand(input)).toContainEqual(
      expect.objectContaining({ level: 'must', field: '"intro_video.src"' }),
    )
    expect(checkLogos(input).map(({ field }) => field)).toEqual(
      Object.keys(brand.logo).map((field) => `"logo.${field}" of brand.yaml`),
    )
  })
})
