import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articleParts } from '../../../content-model/articles/articleParts.ts'
import { collections } from '../../../content-model/collections.ts'
import { fieldName, isGroup, schemaAt, setAt, valueAt } from '../../../content-model/fieldsOf.ts'
import { loadRecords } from '../../../content-model/records.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { errorsAfter } from '../../../tests/support/content/errorsAfter.ts'
import { keptEditing } from '../../../tests/support/studio/keptEditing.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { listRecords } from '../catalogue.ts'
import { pictureSnippet, snippetsFor } from '../form/articleSnippets.ts'
import { choicesIn, startValue } from '../formData.ts'
import { openCheckout } from '../git/gitCheckout.ts'
import {
  createRecord,
  deletedRecords,
  deleteRecord,
  deletionOutlook,
  type Editing,
  openRecord,
  saveRecord,
  undoLastChange,
} from './editRecord.ts'

const PLAN = 'content/plans/app-basic.yaml'
const POST = 'content/posts/security.mdx'
const HELEN = 'content/team/helen.yaml'

async function editing() {
  return testEditing(copyContent())
}

function textOf({ contentDirectory }: Editing, file: string): Promise<string> {
  return readFile(join(contentDirectory, file.replace('content/', '')), 'utf8')
}

/** The error with which a call is rejected. */
async function errorOf(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof RequestError) return error
  throw new Error(`Nothing was rejected, but ${error}.`)
}

function withFields(value: unknown, fields: Record<string, unknown>): unknown {
  return { ...(isGroup(value) ? value : {}), ...fields }
}

describe('saving a record', () => {
  test('writes only the changed line, leaves no temporary file, and does not overwrite a newer version', async () => {
    const edit = await editing()
    const before = await textOf(edit, PLAN)
    const { value, version } = await openRecord(edit, PLAN)
    await saveRecord(edit, { file: PLAN, value: withFields(value, { price: '710' }), version })
    expect(await textOf(edit, PLAN)).toBe(before.replace("price: '700'", "price: '710'"))
    const names = await readdir(join(edit.contentDirectory, 'plans'))
    expect(names.filter((name) => name.startsWith('.'))).toEqual([])

    const newer = before.replace("'700'", "'720'")
    await writeFile(join(edit.contentDirectory, 'plans/app-basic.yaml'), newer)
    const { status, message } = await errorOf(
      saveRecord(edit, { file: PLAN, value: withFields(value, { price: '730' }), version }),
    )
    expect(status).toBe(409)
    expect(message).toContain('has been changed since you opened it')
    expect(await textOf(edit, PLAN)).toBe(newer)
  })

  test('rejects what the build rejects, names the fields by their labels, and writes nothing', async () => {
    const edit = await editing()
    const before = await textOf(edit, PLAN)
    const { value, version } = await openRecord(edit, PLAN)
    const wrong = withFields(value, { category: 'apps', benefit: '{clinets} of them' })
    const { status, errors } = await errorOf(
      saveRecord(edit, { file: PLAN, value: wrong, version }),
    )
    const builds = await errorsAfter({
      'plans/app-basic.yaml': before
        .replace('category: app', 'category: apps')
        .replace(/benefit: .*/, "benefit: '{clinets} of them'"),
    })
    expect(status).toBe(422)
    expect(errors.map(({ place }) => `${place?.file}: ${fieldName(place?.path ?? [])}`)).toEqual(
      builds.map((fault) => fault.split(' ').slice(0, 2).join(' ')),
    )
    expect(errors).toContainEqual({
      problem: 'is "apps". Choose one from the list.',
      place: expect.objectContaining({ file: PLAN, path: ['category'], label: 'Category' }),
    })
    expect(await textOf(edit, PLAN)).toBe(before)
  })

  test('rejects a closing time that is not later than the opening time', {
    tags: 'long',
  }, async () => {
    const edit = await editing()
    const { file, value, version } = await openRecord(edit, 'content/site/brand.yaml')
    const hours = { ...Object(valueAt(value, ['opening_hours'])), opens: '09:00', closes: '09:00' }
    const { errors } = await errorOf(
      saveRecord(edit, { file, value: withFields(value, { opening_hours: hours }), version }),
    )
    expect(errors).toEqual([
      {
        problem: 'is "09:00". Use a time later than the opening time.',
        place: expect.objectContaining({ label: 'Opening hours › Closes' }),
      },
    ])
  })

  test('is possible while another file has a fault, but not if its own file keeps one', {
    tags: 'long',
  }, async () => {
    const edit = await editing()
    const broken = (await textOf(edit, PLAN)).replace('tier: basic', 'tier: lowest')
    await writeFile(join(edit.contentDirectory, 'plans/app-basic.yaml'), broken)
    const brand = await openRecord(edit, 'content/site/claims.yaml')
    const value = withFields(brand.value, { years: 6 })
    await saveRecord(edit, { file: brand.file, value, version: brand.version })
    expect(await textOf(edit, brand.file)).toContain('years: 6')
    const plan = await openRecord(edit, PLAN)
    const still = withFields(plan.value, { price: '710' })
    const { message } = await errorOf(
      saveRecord(edit, { file: PLAN, value: still, version: plan.version }),
    )
    expect(message).toContain('Tier is "lowest"')
  })
})

describe('saving an article', () => {
  test('rejects a fault in its text, names the line of the file, and writes nothing', async () => {
    const edit = await editing()
    const before = await textOf(edit, POST)
    const { value, version, body = '', firstLine = 0 } = await openRecord(edit, POST)
    const lines = body.split('\n').length
    const broken = `${body}\n<PieChart />\n`
    const { message } = await errorOf(
      saveRecord(edit, { file: POST, value, version, body: broken }),
    )
    expect(message).toContain(`line ${firstLine + lines} contains <PieChart>`)
    expect(await textOf(edit, POST)).toBe(before)
  })

  test('accepts every part that the editor can insert', { tags: 'long' }, async () => {
    const edit = await editing()
    const { value, version } = await openRecord(edit, POST)
    const parts = Object.keys(articleParts)
    const snippets = snippetsFor(parts).map(([, snippet]) => snippet)
    const picture = pictureSnippet('portrait.webp', 'A "face" & a hat', 'Somebody')
    const body = [...snippets, picture].join('')
    const saved = await saveRecord(edit, { file: POST, value, version, body })
    expect(saved.body).toContain('<WorkedExample')
  })

  test('offers every part that articles may use', () => {
    const names = Object.keys(articleParts)
    for (const name of names.filter((one) => one !== 'Picture')) {
      expect(snippetsFor([name]).join('')).toContain(`<${name}`)
    }
    expect(snippetsFor([]).join('')).not.toMatch(/<[A-Z]/)
  })
})

describe('a new record', () => {
  const title = 'A title of the length that search engines show whole'
  const summary =
    'Two sentences that say what the article is about. They are long enough to be shown.'

  test('gets the next number, and is written in the format of the others', async () => {
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
    const { status } = await errorOf(createRecord(edit, { file, value: filled }))
    expect(status).toBe(409)
  })

  test('is rejected while fields are blank', { tags: 'long' }, async () => {
    const edit = await editing()
    const { value, folder } = await startValue(edit.contentDirectory, 'posts', collections.posts)
    const file = `${folder}/new.mdx`
    const { message } = await errorOf(createRecord(edit, { file, value, body: 'Words.' }))
    expect(message).toContain('Title is blank.')
    expect(message).toContain('Picture is blank. Choose a picture.')
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

  test('can be created only in the folders of records', async () => {
    const edit = await editing()
    for (const file of ['content/pages/a.b.yaml', 'content/../new.yaml', 'content/site/new.yaml']) {
      await errorOf(createRecord(edit, { file, value: {} }))
    }
    const { status } = await errorOf(
      createRecord(edit, { file: 'content/site/brand.yaml', value: {} }),
    )
    expect(status).toBe(403)
  })
})

describe('a new plan', () => {
  const WEBSITE = 'content/plans/website-team.yaml'
  const COMPARISON = 'content/plan_comparison.yaml'

  async function addPlan(edit: Editing): Promise<void> {
    const { value } = await openRecord(edit, 'content/plans/website-basic.yaml')
    const { value: start } = await startValue(edit.contentDirectory, 'plans', collections.plans)
    const { id } = isGroup(start) ? start : {}
    await createRecord(edit, {
      file: WEBSITE,
      value: withFields(value, { id, plan_name: 'Team', tier: 'team' }),
    })
  }

  test('is always offered, with a choice of the existing categories', {
    tags: 'long',
  }, async () => {
    const { contentDirectory } = await editing()
    const { offers } = await listRecords(contentDirectory)
    expect(offers).toContainEqual(
      expect.objectContaining({ key: 'plans', group: 'Plans and prices', noun: 'plan' }),
    )
    const { records } = await choicesIn(contentDirectory)
    expect(records.plan_categories).toEqual(['website', 'app', 'ads', 'business'])
  })

  test('gets a field in each row of the comparison, and needs all of them once one is filled', {
    tags: 'long',
  }, async () => {
    const edit = await editing()
    await addPlan(edit)
    const { schema, value, version } = await openRecord(edit, COMPARISON)
    expect(schemaAt(schema, value, ['website', 0, 'team'])?.title).toBe('Team')
    expect(schemaAt(schema, value, ['app', 0, 'team'])).toBeUndefined()
    const { status, errors } = await errorOf(
      saveRecord(edit, {
        file: COMPARISON,
        version,
        value: setAt(value, ['website', 0, 'team'], true),
      }),
    )
    expect(status).toBe(422)
    expect(errors[0]?.problem).toMatch(/^is missing\./)
    expect(errors[0]?.place?.label).toMatch(/^Website Packages › .+ › Team$/)
  })

  test('takes its column of the comparison along when it is deleted, and undoing restores it', {
    tags: 'long',
  }, async () => {
    const edit = await keptEditing()
    const before = await textOf(edit, COMPARISON)
    const file = 'content/plans/website-enhanced.yaml'
    const { references } = await deletionOutlook(edit, file)
    expect(references.map(({ place }) => place.record)).toContain('Plan comparison')
    const { version } = await openRecord(edit, file)
    await deleteRecord(edit, { file, version, freesReferences: true })
    const { value } = await openRecord(edit, COMPARISON)
    expect(valueAt(value, ['website', 0])).not.toHaveProperty('premium')
    expect(valueAt(value, ['app', 0])).toHaveProperty('premium')
    await undoLastChange(edit, file)
    expect(await textOf(edit, COMPARISON)).toBe(before)
  })
})

describe('undoing', () => {
  const priced = async (edit: Editing, price: string) => {
    const { value, version } = await openRecord(edit, PLAN)
    return saveRecord(edit, { file: PLAN, value: withFields(value, { price }), version })
  }

  test('restores earlier versions one save at a time, even after a restart, and overwrites no later change by somebody else', async () => {
    const edit = await keptEditing()
    const first = await textOf(edit, PLAN)
    expect((await openRecord(edit, PLAN)).canUndo).toBe(false)
    await priced(edit, '710')
    const second = await textOf(edit, PLAN)
    expect((await priced(edit, '720')).canUndo).toBe(true)
    expect((await undoLastChange(edit, PLAN)).canUndo).toBe(true)
    expect(await textOf(edit, PLAN)).toBe(second)
    const checkout = await openCheckout(edit.projectDirectory)
    const restarted = testEditing(edit.contentDirectory, checkout)
    expect((await undoLastChange(restarted, PLAN)).canUndo).toBe(false)
    expect(await textOf(edit, PLAN)).toBe(first)
    expect((await errorOf(undoLastChange(edit, PLAN))).status).toBe(409)

    await priced(edit, '710')
    const newer = (await textOf(edit, PLAN)).replace("'710'", "'730'")
    await writeFile(join(edit.contentDirectory, 'plans/app-basic.yaml'), newer)
    expect((await errorOf(undoLastChange(edit, PLAN))).message).toContain('changed again since')
    expect(await textOf(edit, PLAN)).toBe(newer)
  })
})

describe('deleting a record', () => {
  const remove = async (edit: Editing, file: string, freesReferences = false) => {
    const { version } = await openRecord(edit, file)
    return deleteRecord(edit, { file, version, freesReferences })
  }

  test('is rejected while something refers to it, and lists every reference', async () => {
    const edit = await editing()
    const { references, canFreeReferences } = await deletionOutlook(edit, POST)
    expect(references).toContainEqual({
      place: expect.objectContaining({
        file: 'content/site/footer.yaml',
        record: 'Footer',
        path: ['groups', 0, 'links', 3, 'link'],
        label: expect.stringMatching(/^Groups › .+ › Links › .+ › Link$/),
      }),
      remedy: expect.stringContaining('will be removed there'),
    })
    // The owner has to change links in the text of an article.
    const inText = references.filter(({ place }) => place.line !== undefined)
    expect(inText.map(({ remedy }) => remedy)).toEqual(inText.map(() => undefined))
    expect(inText.length).toBeGreaterThan(0)
    expect(canFreeReferences).toBe(false)
    expect((await errorOf(remove(edit, POST, true))).status).toBe(422)
    expect(await textOf(edit, POST)).not.toBe('')
  })

  test('removes a person from every place that names them, and undoing restores them', async () => {
    const edit = await keptEditing()
    const { records } = await loadRecords(edit.contentDirectory)
    const { references } = await deletionOutlook(edit, HELEN)
    expect(references.length).toBeGreaterThan(0)
    const naming = [...new Set(references.map(({ place }) => place.file))]
    const before = await Promise.all(naming.map((file) => textOf(edit, file)))
    await remove(edit, HELEN, true)
    for (const file of naming) expect(await textOf(edit, file)).not.toContain('Helen Marsh')
    expect(await deletedRecords(edit)).toEqual([{ file: HELEN, label: 'Helen Marsh' }])
    await undoLastChange(edit, HELEN)
    expect(await Promise.all(naming.map((file) => textOf(edit, file)))).toEqual(before)
    expect(await deletedRecords(edit)).toEqual([])
    expect((await loadRecords(edit.contentDirectory)).records.length).toBe(records.length)
  })

  test('of a client removes the project from the service page that shows it', {
    tags: 'long',
  }, async () => {
    const edit = await editing()
    const { records } = await loadRecords(edit.contentDirectory)
    const page = records.find(
      ({ key, value }) => key === 'service_pages' && isGroup(value) && isGroup(value.project),
    )
    const { name } = valueAt(page?.value, ['project']) as { name: string }
    const client = records.find(({ value }) => isGroup(value) && value.project_name === name)
    await remove(edit, client?.file ?? '', true)
    expect((await openRecord(edit, page?.file ?? '')).value).toMatchObject({ project: null })
  })

  test('removes the file if nothing refers to it', { tags: 'long' }, async () => {
    const edit = await editing()
    const file = 'content/testimonials/grace-okafor.yaml'
    await remove(edit, file)
    expect((await errorOf(openRecord(edit, file))).status).toBe(404)
  })

  test('is rejected for a file that the site needs', { tags: 'long' }, async () => {
    const edit = await editing()
    expect((await errorOf(remove(edit, 'content/site/brand.yaml'))).status).toBe(403)
  })
})

test('a redirect to another redirect is rejected at its field, in the words of the build', {
  tags: 'long',
}, async () => {
  const place = await editing()
  const file = 'content/redirects.yaml'
  const { value, version } = await openRecord(place, file)
  const [first, ...others] = Array.isArray(value) ? value : []
  const [second] = others
  const changed = [{ ...first, to: second.from }, ...others]
  await expect(saveRecord(place, { file, value: changed, version })).rejects.toMatchObject({
    errors: [
      {
        problem: `is "${second.from}", which item 2 redirects. Use "${second.to}" instead.`,
        place: { file, path: [0, 'to'], label: `${first.from} › Leads to` },
      },
    ],
  })
})
