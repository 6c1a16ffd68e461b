import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collections } from '../../content-model/collections.ts'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { loadRecords } from '../../content-model/records.ts'
import { copyContent } from '../../content-model/test/copyContent.ts'
import { errorsAfter } from '../../content-model/test/errorsAfter.ts'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { articleComponents } from '../../site/components/article/articleComponents.ts'
import { ARTICLE_SNIPPETS } from '../form/articleSnippets.ts'
import { createArticleCheck } from '../server/articleCheck.ts'
import {
  createRecord,
  deleteRecord,
  type Editing,
  openRecord,
  saveRecord,
} from '../server/editRecord.ts'
import { Refusal } from '../server/Refusal.ts'
import { variablesIn } from '../server/records.ts'
import { startValue } from '../server/startValue.ts'

const checkArticle = createArticleCheck(articleComponents)
const PLAN = 'content/plans/app-basic.yaml'
const POST = 'content/posts/security.mdx'

async function editing(): Promise<Editing> {
  return { contentDirectory: await copyContent(), checkArticle }
}

function textOf({ contentDirectory }: Editing, file: string): Promise<string> {
  return readFile(join(contentDirectory, file.replace('content/', '')), 'utf8')
}

/** The refusal that a call ends with. */
async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Refusal) return error
  throw new Error(`Nothing was refused, but ${error}.`)
}

function withFields(value: unknown, fields: Record<string, unknown>): unknown {
  return { ...(isGroup(value) ? value : {}), ...fields }
}

describe('saving a record', () => {
  test('writes the changed line and leaves nothing else behind', async () => {
    const edit = await editing()
    const before = await textOf(edit, PLAN)
    const { value, version } = await openRecord(edit, PLAN)
    await saveRecord(edit, { file: PLAN, value: withFields(value, { price: '710' }), version })
    expect(await textOf(edit, PLAN)).toBe(before.replace("price: '700'", "price: '710'"))
    const names = await readdir(join(edit.contentDirectory, 'plans'))
    expect(names.filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('refuses what the build refuses, in the same words, and writes nothing', async () => {
    const edit = await editing()
    const before = await textOf(edit, PLAN)
    const { value, version } = await openRecord(edit, PLAN)
    const wrong = withFields(value, { category: 'apps', benefit: '{clinets} of them' })
    const { status, sentences } = await refusalOf(
      saveRecord(edit, { file: PLAN, value: wrong, version }),
    )
    const builds = await errorsAfter({
      'plans/app-basic.yaml': before
        .replace('category: app', 'category: apps')
        .replace(/benefit: .*/, "benefit: '{clinets} of them'"),
    })
    expect(status).toBe(422)
    expect(sentences).toEqual(builds)
    expect(sentences).toContain(
      `${PLAN}: "category" is "apps". Use one of website, app, ads, business.`,
    )
    expect(await textOf(edit, PLAN)).toBe(before)
  })

  test('does not overwrite what somebody else has written meanwhile', async () => {
    const edit = await editing()
    const { value, version } = await openRecord(edit, PLAN)
    const newer = (await textOf(edit, PLAN)).replace("'700'", "'720'")
    await writeFile(join(edit.contentDirectory, 'plans/app-basic.yaml'), newer)
    const changed = withFields(value, { price: '710' })
    const { status, message } = await refusalOf(
      saveRecord(edit, { file: PLAN, value: changed, version }),
    )
    expect(status).toBe(409)
    expect(message).toContain('has been changed since you opened it')
    expect(await textOf(edit, PLAN)).toBe(newer)
  })

  test('lets one fault be mended while another file still has one', async () => {
    const edit = await editing()
    const broken = (await textOf(edit, PLAN)).replace('tier: basic', 'tier: lowest')
    await writeFile(join(edit.contentDirectory, 'plans/app-basic.yaml'), broken)
    const brand = await openRecord(edit, 'content/site/claims.yaml')
    const value = withFields(brand.value, { years: 6 })
    await saveRecord(edit, { file: brand.file, value, version: brand.version })
    expect(await textOf(edit, brand.file)).toContain('years: 6')
    const plan = await openRecord(edit, PLAN)
    const still = withFields(plan.value, { price: '710' })
    const { message } = await refusalOf(
      saveRecord(edit, { file: PLAN, value: still, version: plan.version }),
    )
    expect(message).toContain('"tier" is "lowest"')
  })
})

describe('saving an article', () => {
  test.each([
    ['a tag that is left open', 'One.\n\n<PullQuote>Open', 'cannot be read'],
    [
      'a part that does not exist',
      'One.\n\n<PieChart />',
      'says <PieChart>, which is no part of an article',
    ],
    ['a chart without its bars', '<BarChart title="Bars" field="sky" />', 'cannot be drawn'],
    ['a fact that does not exist', 'We have {clinets}.', 'says {clinets}'],
    ['a link that leads nowhere', '[Go](/nowhere)', 'leads to /nowhere'],
    ['an import', "import x from 'fs'\n\nWords.", 'Use a text editor for it'],
  ])('refuses %s', async (_, words, refusal) => {
    const edit = await editing()
    const before = await textOf(edit, POST)
    const { value, version } = await openRecord(edit, POST)
    const { message } = await refusalOf(
      saveRecord(edit, { file: POST, value, version, body: `\n\n${words}\n` }),
    )
    expect(message).toContain(refusal)
    expect(await textOf(edit, POST)).toBe(before)
  })

  test('names the line of the file on which the fault stands', async () => {
    const edit = await editing()
    const { value, version, body = '', firstLine = 0 } = await openRecord(edit, POST)
    const lines = body.split('\n').length
    const broken = `${body}\n<PieChart />\n`
    const { message } = await refusalOf(
      saveRecord(edit, { file: POST, value, version, body: broken }),
    )
    expect(message).toContain(`line ${firstLine + lines} says <PieChart>`)
  })

  test('passes every article and every part that the editor can put in', async () => {
    const { records } = await loadRecords(TEST_CONTENT)
    const parts = Object.values(ARTICLE_SNIPPETS).join('')
    const articles = records.filter(({ article }) => article)
    expect(articles.length).toBeGreaterThan(15)
    for (const { file, article } of articles) {
      const text = `${article?.text}${parts}`
      expect(await checkArticle(file, { text, firstLine: 1 }, variablesIn(records))).toBeUndefined()
    }
  })

  test('offers every part that articles may use', () => {
    const offered = Object.values(ARTICLE_SNIPPETS).join('')
    for (const name of Object.keys(articleComponents)) expect(offered).toContain(`<${name}`)
  })
})

describe('a new record', () => {
  const title = 'A title of the length that search engines show whole'
  const summary =
    'Two sentences that say what the article is about. They are long enough to be shown.'

  test('begins with the next number, and is written as the others are', async () => {
    const edit = await editing()
    const { value, folder } = await startValue(
      edit.contentDirectory,
      'testimonials',
      collections.testimonials,
    )
    expect(value).toMatchObject({ id: 7, name: '', rating: 4.5 })
    const file = `${folder}/ada-smith.yaml`
    const filled = withFields(value, {
      name: 'Ada Smith',
      position: 'Owner, Smith & Daughters',
      src: 'portrait.webp',
      review: 'The telephone rings on Mondays now, and we know why.',
      swatch: 'sky',
    })
    await createRecord(edit, { file, value: filled })
    expect(await textOf(edit, file)).toBe(
      [
        '# yaml-language-server: $schema=../../content-model/json-schemas/testimonials.json',
        'id: 7',
        'name: Ada Smith',
        'position: Owner, Smith & Daughters',
        'src: portrait.webp',
        "alt: ''",
        'rating: 4.5',
        'review: The telephone rings on Mondays now, and we know why.',
        'swatch: sky',
        '',
      ].join('\n'),
    )
    const { status } = await refusalOf(createRecord(edit, { file, value: filled }))
    expect(status).toBe(409)
  })

  test('is refused while fields are blank', async () => {
    const edit = await editing()
    const { value, folder } = await startValue(edit.contentDirectory, 'posts', collections.posts)
    const file = `${folder}/new.mdx`
    const { message } = await refusalOf(createRecord(edit, { file, value, body: 'Words.' }))
    expect(message).toContain(`${file}: "title" is blank.`)
    const filled = withFields(value, {
      title,
      summary,
      thumb: 'about.webp',
      link: '/new',
      category: 'News',
    })
    await createRecord(edit, { file, value: filled, body: 'Words with {clients}.' })
    expect(await openRecord(edit, file)).toMatchObject({
      preview: '/new',
      body: '\n\nWords with {clients}.\n',
    })
  })

  test('is made in the folders of records only', async () => {
    const edit = await editing()
    for (const file of ['content/pages/a.b.yaml', 'content/../new.yaml', 'content/site/new.yaml']) {
      await refusalOf(createRecord(edit, { file, value: {} }))
    }
    const { status } = await refusalOf(
      createRecord(edit, { file: 'content/site/brand.yaml', value: {} }),
    )
    expect(status).toBe(403)
  })
})

describe('deleting a record', () => {
  test('is refused while something refers to it, and says what', async () => {
    const edit = await editing()
    const { version } = await openRecord(edit, POST)
    const { message } = await refusalOf(deleteRecord(edit, POST, version))
    expect(message).toContain(
      'content/site/footer.yaml: "groups.1.links.4.link" leads to /blog-details',
    )
    expect(await textOf(edit, POST)).not.toBe('')
  })

  test('takes the file away when nothing needs it', async () => {
    const edit = await editing()
    const file = 'content/testimonials/grace-okafor.yaml'
    const { version } = await openRecord(edit, file)
    await deleteRecord(edit, file, version)
    expect((await refusalOf(openRecord(edit, file))).status).toBe(404)
  })

  test('is refused for a file that the site cannot be without', async () => {
    const edit = await editing()
    const { version } = await openRecord(edit, 'content/site/brand.yaml')
    expect((await refusalOf(deleteRecord(edit, 'content/site/brand.yaml', version))).status).toBe(
      403,
    )
  })
})
