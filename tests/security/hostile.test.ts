import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import sax from 'sax'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { releaseBuilder } from '../../build/publish/buildRelease.ts'
import { collections } from '../../content-model/collections.ts'
import { fieldsOf, setAt, valueAt } from '../../content-model/fieldsOf.ts'
import { elementsOf, textOf } from '../../site/lib/html.ts'
import { listRecords } from '../../studio/content/catalogue.ts'
import { runJob } from '../../studio/content/checking/runJob.ts'
import {
  createRecord,
  type Editing,
  openRecord,
  saveRecord,
} from '../../studio/content/editing/editRecord.ts'
import { labels } from '../../studio/content/labels.ts'
import { savePicture } from '../../studio/content/pictures/savePicture.ts'
import { RequestError } from '../../studio/kit/RequestError.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'
import { hostileForms } from '../support/hostileForms.ts'
import { IS_LONG_ROUND } from '../support/round.ts'
import { openWholeStudio } from '../support/studio/openWholeStudio.ts'
import { studioBundle } from '../support/studio/studioBundle.ts'
import { testEditing } from '../support/studio/testEditing.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
/** Exists once any of the hostile code has run. */
const mark = join(folder, 'ran')
const code = `globalThis.process.getBuiltinModule('node:fs').writeFileSync('${mark}','')`
const all = hostileForms(code)
/** The quick round takes the inputs that once ran or hung the machine, and a few others. */
const forms = all.filter(
  ([name], index) => IS_LONG_ROUND || index % 48 === 0 || /head|separator|blanks/.test(name),
)

const CLAIMS = 'content/site/claims.yaml'
const WORDS = 'Words that a reader reads.'

let editing: Editing
let drawing: { file: string; styles: readonly string[] }
let picture: Buffer

beforeAll(async () => {
  cpSync(TEST_CONTENT, join(folder, 'content'), { recursive: true })
  editing = testEditing(join(folder, 'content'))
  const { articles } = await studioBundle()
  drawing = { file: articles.file, styles: articles.styles }
  const blank = { width: 400, height: 400, channels: 3 as const, background: '#fff' }
  picture = await sharp({ create: blank }).png().toBuffer()
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** The head of an article before its first save. */
function head(number: number) {
  return {
    id: 1000 + number,
    title: `An article that is number ${1000 + number} of them all`,
    thumb: 'scene.webp',
    alt: '',
    swatch: 'night',
    date: 'September 6, 2024',
    author: 'Admin',
    link: `/hostile-${number}`,
    author_link: '/author',
    summary: `Most break-ins use door ${number}, which was left open. Five habits that cost little shut it.`,
    category: 'Security',
  }
}

const fileOf = (number: number) => `content/posts/hostile-${number}.mdx`

/** Runs the work and returns its refusal, after checking that the refusal names the field, the line or the file. */
async function refused(work: () => Promise<unknown>): Promise<RequestError | undefined> {
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return undefined
  if (!(error instanceof RequestError)) throw error
  expect(error.status).toBeLessThan(500)
  for (const { place, problem } of error.errors) {
    const named =
      place?.path ?? place?.line ?? /["“][^"”]+["”]|few seconds|name|the text/i.exec(problem)
    expect(named, problem).toBeTruthy()
  }
  return error
}

describe.each(forms.map(([name, form], number) => ({ name, form, number })))(
  '$name',
  ({ form, number }) => {
    /** All inputs are handled alike as fields and names; as article text, many have rules of their own. */
    const elsewhere = number < 4 ? {} : { tags: 'long' }

    test('as the text of an article it is rejected with its line, or rendered as words', async () => {
      await refused(() =>
        createRecord(editing, { file: fileOf(number), value: head(number), body: form }),
      )
      const { page } = await runJob(
        'previewArticle',
        editing.contentDirectory,
        { file: fileOf(number), value: head(number), body: form },
        drawing,
      ).catch((error: unknown) => {
        if (error instanceof RequestError) return { page: undefined }
        throw error
      })
      if (page) expectHarmless(page)
    })

    test(
      'as a tag and as field values it is rejected with the field, or stored as words',
      elsewhere,
      async () => {
        const file = fileOf(number + 500)
        const value = { ...head(number + 500), alt: form, series: form }
        const create = (tags: string[]) =>
          refused(() => createRecord(editing, { file, value: { ...value, tags }, body: WORDS }))
        const refusal = await create([form])
        if (refusal) await create([])
      },
    )

    test('as the name of a file or picture it stays in its folder', elsewhere, async () => {
      await refused(() =>
        createRecord(editing, {
          file: `content/posts/${form}.mdx`,
          value: head(number + 800),
          body: WORDS,
        }),
      )
      const saved = await savePicture(editing, {
        type: 'picture',
        name: `${form}.png`,
        bytes: picture,
      }).catch((error: unknown) => {
        if (error instanceof RequestError) return { name: 'refused.webp' }
        throw error
      })
      expect(saved.name).toMatch(/^[\p{L}\p{M}\p{N}-]{1,80}\.webp$/u)
    })
  },
)

test('as names of fields they are rejected by name', async () => {
  // Numbered, since some have the same name without their control characters.
  const names = all
    .filter(([, form]) => form.length < 500)
    .map(([, form], number) => `${form} ${number}`)
  for (let start = 0; start < names.length; start += 20) {
    const some = names.slice(start, start + 20)
    const value = { ...head(900), ...Object.fromEntries(some.map((name) => [name, name])) }
    const refusal = await refused(() =>
      createRecord(editing, { file: fileOf(900), value, body: WORDS }),
    )
    expect(refusal?.message.match(/not a field/g)).toHaveLength(some.length)
  }
})

test('a claim stays text wherever an article quotes it', { tags: 'long' }, async () => {
  const dangerous = all.filter(([name]) => /head|script|expression|import/.test(name))
  for (const [, form] of dangerous.slice(0, 12)) {
    const { value, version } = await openRecord(editing, CLAIMS)
    const claims = { ...(value as object), seo_results: form.slice(0, 300) }
    await refused(() => saveRecord(editing, { file: CLAIMS, value: claims, version }))
  }
})

/** Folders in which each file has its own fields; in other folders, one record stands for all. */
const OWN_FIELDS = /^content\/(?:site|pages)\/|^content\/[^/]+$/
const WRITERS = Object.values(collections).filter(({ ownersOnly }) => !ownersOnly)

test('every field that a writer can edit stores the words as words, or rejects them with its name', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const words = all.map(([, form]) => form).filter((form) => form.length < 300)
  const { records } = await listRecords(editing.contentDirectory)
  const kinds = Map.groupBy(
    records
      .map(({ file }) => file)
      .filter((file) => WRITERS.some(({ path }) => file.startsWith(`content/${path}`))),
    (file) => (OWN_FIELDS.test(file) ? file : dirname(file)),
  )
  let turn = 0
  let taken = 0
  for (const [file = ''] of kinds.values()) {
    const { value, schema, version, body } = await openRecord(editing, file)
    const fields = fieldsOf(schema, value).filter((field) => typeof field.value === 'string')
    let hostile = value
    for (const { path } of fields) hostile = setAt(hostile, path, words[turn++ % words.length])
    // Each refusal names fields; these get their old values back.
    for (let tries = 0; tries < 8 && hostile !== value; tries++) {
      const refusal = await refused(() =>
        saveRecord(editing, { file, value: hostile, version, body }),
      )
      if (!refusal) break
      for (const { place } of refusal.errors) {
        const path = (place?.file === file && place.path) || []
        hostile = setAt(hostile, path, valueAt(value, path))
      }
    }
    if (hostile !== value) taken++
  }
  expect(taken).toBeGreaterThan(10)
})

test('a site with all accepted inputs is built, and nothing in it runs', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  const siteDirectory = join(folder, 'site')
  mkdirSync(siteDirectory)
  const build = releaseBuilder(root)
  await build({ contentDirectory: editing.contentDirectory, siteDirectory })
  expect(existsSync(mark)).toBe(false)
  const files = (pattern: string) => globSync(pattern, { cwd: siteDirectory })
  const read = (file: string) => readFileSync(join(siteDirectory, file), 'utf8')
  for (const file of files('**/*.html')) expectHarmless(read(file))
  for (const file of files('**/*.js')) expect(read(file), file).not.toContain(mark)
  for (const file of files('**/*.xml')) expectXml(read(file))
  // Otherwise the test would have tried nothing.
  expect(files('hostile-*.html').length).toBeGreaterThan(10)
})

test('a slow input is stopped with a sentence, and other requests are answered meanwhile', {
  tags: 'long',
}, async () => {
  const endless = Array.from({ length: 400_000 }, (_, number) => `a${number}: 1`).join('\n')
  const studio = await openWholeStudio()
  onTestFinished(() => studio.close())
  let isOver = false
  const job = runJob('patchedText', editing.contentDirectory, endless, { value: {} }).finally(
    () => {
      isOver = true
    },
  )
  const asked = (async () => {
    let answers = 0
    while (!isOver) {
      const { words } = await studio.ask({ method: 'GET', url: '/healthz' })
      if (words === 'ok\n') answers++
    }
    return answers
  })()
  await expect(job).rejects.toThrow(labels.errors.tooMuch)
  expect(await asked).toBeGreaterThan(20)
  const next = await runJob('patchedText', editing.contentDirectory, 'a: 1\n', { value: { a: 2 } })
  expect(next).toBe('a: 2\n')
})

test('no input has made this process use more than a gigabyte', () => {
  expect(process.resourceUsage().maxRSS * 1024).toBeLessThan(1024 ** 3)
})

/** Asserts that a browser would run none of the code. */
function expectHarmless(html: string): void {
  for (const element of elementsOf(html)) {
    const { name, attributes } = element
    if (name === 'script' && !/json/.test(attributes.type ?? '')) {
      expect(textOf(element)).not.toContain(mark)
    }
    expect(
      ['iframe', 'object', 'embed', 'base'].includes(name) && attributes.target !== '_blank',
      name,
    ).toBe(false)
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(/^on|^srcdoc$/i)
      expect(`${attribute}=${value}`).not.toMatch(
        /^(?:href|src|action)=\s*(?:javascript|data:text)/i,
      )
      expect(`${attribute}=${value}`).not.toMatch(/^style=.*evil/i)
    }
    expect(`${name} ${attributes['http-equiv'] ?? ''}`).not.toMatch(/meta refresh/i)
  }
}

function expectXml(xml: string): void {
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.write(xml).close()
}
