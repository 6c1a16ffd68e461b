import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { collections } from '../../content-model/collections.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import { roundOf } from '../support/round.ts'
import { buildProject } from '../support/sites/projectCopy.ts'
import { EDITS } from '../support/studio/edits.ts'
import { expectSound } from '../support/studio/expectSound.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

let directory = ''
let editor: RunningStudio
/** Stays open from test to test: opening a form takes a quarter of the work of loading a page. */
let page: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  directory = await makeProject({ draws: true })
  editor = await startStudio(directory)
  page = await (await browser.newContext()).newPage()
  await drawNothing(page)
})

test.afterAll(async () => {
  await editor?.end()
  await removeProject(directory)
})

test.beforeEach(() => page.setViewportSize({ width: 1280, height: 900 }))

/** For tests of the form alone: rendering the page beside it after each change would take a while. */
const drawNothing = (shown: Page) =>
  shown.route('**/api/drawing?*', (route) => route.fulfill({ json: { page: '' } }))

const contentText = (path: string) => readFile(join(directory, 'content', path), 'utf8')
const savedLine = () => page.getByRole('status').filter({ hasText: 'Ready.' })

/** The line with the time of the last autosave. */
const keptLine = () => page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ })

/** The editor's error messages. Their regions are always in the page, and blank at first. */
const said = () => page.getByRole('alert').filter({ hasText: /\S/ })

async function open(route: string, shown = page): Promise<Locator> {
  await shown.goto(`${editor.url}/#${route}`)
  // The former form is gone once the list marks this one, or once a new record has an address of its own.
  const [file = ''] = route.split('?')
  if (file.startsWith('new/')) await expect(shown).not.toHaveURL(/#new\//)
  else await expect(shown.locator(`nav [href="#${file}"][aria-current]`)).toHaveCount(1)
  await expect(shown.getByRole('button', { name: 'Ready to publish' })).toBeVisible()
  return shown.getByRole('main')
}

/** The text of the article, in either view. */
const textOf = (form: Locator) => form.getByRole('textbox', { name: 'Text', exact: true })

/** The part of the form with this name: a group of fields, or an item of a list, which is opened. */
async function enter(form: Locator, name: string): Promise<Locator> {
  const group = form.getByRole('group', { name, exact: true })
  if ((await group.count()) > 0) return group.first()
  const item = form
    .getByRole('listitem')
    .filter({ has: form.page().getByText(name, { exact: true }) })
  await item.last().locator('summary').first().click()
  return item.last()
}

test('every collection has an edit in these tests', () => {
  const edited = EDITS.map(({ file }) => file)
  const paths = Object.values(collections).map(({ path }) => path)
  const [files, folders] = [true, false].map((isFile) =>
    paths.filter((path) => path.endsWith('.yaml') === isFile),
  ) as [string[], string[]]
  // The test content has one language, and no page shows the words of mail replies.
  const untold = ['site/languages.yaml', 'site/replies.yaml']
  expect(files.filter((file) => !edited.includes(file))).toEqual(untold)
  // The test of "Focal point" edits a team member.
  const untouched = folders.filter(
    (folder) => !edited.some((file) => file.startsWith(`${folder}/`)),
  )
  expect(untouched).toEqual(['team'])
})

test('the search finds a file by its words, and a field by its value', async () => {
  await page.goto(editor.url)
  await page.getByRole('searchbox', { name: 'Search the content' }).fill('conservatory otter')
  await expect(page.getByText('0 of')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the content' }).fill('big afro')
  await page.getByRole('link', { name: 'Amara Bello' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Bello')
  await page.getByRole('searchbox', { name: 'Search the content' }).fill('01632')
  await page.getByRole('link', { name: /^Phone\b/ }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search the content' }).fill('')
})

test('the page beside a form follows typing, and a click on its heading leads to the field', async ({
  page: drawn,
}) => {
  const field = '"sections.2.heading"'
  const form = await open(`content/pages/about.yaml?field=${encodeURIComponent(field)}`, drawn)
  const stored = await contentText('pages/about.yaml')
  const frame = drawn.frameLocator('iframe')
  const heading = form.locator(`[data-field-name='${field}'] textarea`)
  await heading.fill('Typed just now')
  // The first page starts the drawing process, which takes a minute on a busy machine.
  const shown = frame.getByRole('heading', { name: 'Typed just now' })
  await expect(shown).toBeVisible({ timeout: 180_000 })
  expect(await contentText('pages/about.yaml')).toBe(stored)
  await form.getByLabel('Title', { exact: true }).first().focus()
  await shown.click()
  await expect(heading).toBeFocused()

  const picture = frame.locator('main img').first()
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('addresses for pages beside a form serve no other files', async ({ request }) => {
  await mkdir(join(directory, 'data'), { recursive: true })
  const secret = 'words of a visitor'
  for (const name of ['messages.txt', 'messages.ts', 'messages.svg']) {
    await writeFile(join(directory, 'data', name), secret)
  }
  const names = ['messages.txt', 'messages.txt?raw', 'messages.ts?import', 'messages.svg']
  const folders = [`/@fs${directory}/data`, `/@fs${directory}/.cache/studio/content/%2e%2e/data`]
  const files = folders.flatMap((folder) => names.map((name) => `${folder}/${name}`))
  const images = files.map((file) => `/_image?href=${encodeURIComponent(file)}&w=100&f=svg`)
  for (const path of [...files, ...images, '/package.json', '/site/styles/tokens.css']) {
    const answer = await request.get(editor.url + path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).not.toContain(secret)
  }
})

/** The text field, not the panel of the same name. */
const FIELD = 'input, textarea, [contenteditable="true"]'

test('a field of every collection is changed through its form', async () => {
  for (const { file, within = [], label, value } of roundOf(EDITS)) {
    let part = await open(`content/${file}`)
    for (const name of within) part = await enter(part, name)
    await part.getByLabel(label, { exact: true }).and(page.locator(FIELD)).first().fill(value)
    await page.getByRole('button', { name: 'Ready to publish' }).click()
    await expect(savedLine(), file).toBeVisible()
  }
})

test('a value that the build would reject is reported at its field, and nothing is written', async () => {
  const form = await open('content/plans/ads-basic.yaml')
  const before = await contentText('plans/ads-basic.yaml')
  await form.getByLabel('Price', { exact: true }).fill('ten pounds')
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  const words = 'is "ten pounds". Use a whole number, such as 700.'
  await expect(said()).toContainText(`Price ${words}`)
  await expect(form.getByLabel('Price', { exact: true })).toHaveAccessibleDescription(
    new RegExp(words.slice(0, 30)),
  )
  expect(await contentText('plans/ads-basic.yaml')).toBe(before)
  for (const _visit of ['first', 'second']) {
    await form.getByLabel('Benefit').focus()
    await said().getByRole('link', { name: 'Price', exact: true }).click()
    await expect(form.getByLabel('Price', { exact: true })).toBeFocused()
  }
})

test('an optional choice and an optional yes or no can be set and cleared', async () => {
  const form = await open('content/pages/about.yaml')
  for (const [label, choice] of [
    ['Tone', 'Night'],
    ['Searched', 'Yes'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true }).first()
    await expect(field).toHaveValue('')
    await field.selectOption(choice)
    await expect(keptLine()).toBeVisible()
    await field.selectOption('Not chosen')
    await expect(keptLine()).toBeHidden()
  }
})

test('an unfinished record is kept, marked in the list and among the changes, and can be thrown away', {
  tag: '@long',
}, async () => {
  const form = await open('content/plans/ads-standard.yaml')
  const before = await contentText('plans/ads-standard.yaml')
  const words = await form.getByLabel('Benefit').inputValue()
  await form.getByLabel('Benefit').fill('')
  await page.getByRole('link', { name: 'Ads: Premium' }).click()
  await page.goBack()
  await expect(form.getByLabel('Benefit')).toHaveValue('')
  await page.goto(`${editor.url}/changes`)
  await page.getByRole('link', { name: 'Ads: Standard' }).click()
  await expect(form.getByLabel('Benefit')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Ads: Standard · Unfinished' })).toBeVisible()
  const missing = page.getByRole('complementary', { name: 'Before it is ready' })
  await missing.getByText('One thing to fix before it is ready').click()
  expect(await findInaccessible(page, 'main aside')).toEqual([])
  await missing.getByRole('link', { name: 'Benefit' }).click()
  await expect(form.getByLabel('Benefit')).toBeFocused()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(form.getByLabel('Benefit')).toHaveValue(words)
  expect(await contentText('plans/ads-standard.yaml')).toBe(before)
})

test('two windows with one record open show each other and each other’s words', async () => {
  const file = 'content/posts/seo.mdx'
  const form = await open(file)
  const other = await page.context().newPage()
  await drawNothing(other)
  const otherForm = await open(file, other)
  await expect(otherForm.getByText('in another window too')).toBeVisible()
  const [text, otherText] = [textOf(form), textOf(otherForm)]
  const firstWords = await text.getByRole('paragraph').first().innerText()
  // After a focus without a click, the editor moves the caret to the end a moment later.
  await text.getByRole('paragraph').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('First words. ', { delay: 30 })
  // The text accepts no keys while it reads in the words of others.
  await expect(otherText.getByRole('paragraph').first()).toHaveText(`First words. ${firstWords}`)
  await expect(otherText).toHaveAttribute('contenteditable', 'true')
  await otherText.focus()
  await other.keyboard.press('Control+End')
  await other.keyboard.type('Last words.', { delay: 30 })
  for (const one of [form, otherForm]) await one.getByLabel('Title', { exact: true }).focus()
  for (const one of [text, otherText]) {
    await expect(one.getByRole('paragraph').first()).toHaveText(`First words. ${firstWords}`)
    await expect(one.getByRole('paragraph').last()).toHaveText('Last words.')
  }
  await other.close()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(text.getByRole('paragraph').first()).toHaveText(firstWords)
})

test('the skip link leads into the form, and typed words stay', async () => {
  const form = await open('content/team/jonas.yaml')
  const position = form.getByLabel('Position', { exact: true })
  await position.fill('Typed')
  await page.getByRole('link', { name: 'Skip to the page' }).focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeFocused()
  await expect(position).toHaveValue('Typed')
  expect(page.url()).toContain('#content/team/jonas.yaml')
})

test('a field that another program changed too is not overwritten, and the other version can be shown', async () => {
  const form = await open('content/plans/ads-standard.yaml')
  const newer = (await contentText('plans/ads-standard.yaml')).replace("'600'", "'610'")
  await form.getByLabel('Price', { exact: true }).fill('620')
  await expect(keptLine()).toBeVisible()
  await writeFile(join(directory, 'content/plans/ads-standard.yaml'), newer)
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(said()).toContainText('has been changed since you opened it')
  expect(await contentText('plans/ads-standard.yaml')).toBe(newer)
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('620')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await expect(form.getByLabel('Price', { exact: true })).toHaveValue('610')
})

test('items of a list are added, moved and removed by keyboard, and the save is undone', async () => {
  const file = 'plans/ads-premium.yaml'
  const before = await contentText(file)
  const form = await open(`content/${file}`)
  const features = form.getByRole('group', { name: 'Features' })
  const count = await features.getByRole('textbox').count()
  await features.getByRole('button', { name: 'Add to features' }).press('Enter')
  await expect(features.getByRole('textbox').last()).toBeFocused()
  await page.keyboard.type('A call each Friday')
  await features.getByRole('button', { name: 'Move up: A call each Friday' }).press('Enter')
  await expect(features.getByRole('button', { name: 'Move up: A call each Friday' })).toBeFocused()
  await expect(features.getByRole('textbox').nth(count - 1)).toHaveValue('A call each Friday')
  await features
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter')
  await expect(features.getByRole('textbox')).toHaveCount(count)
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()
  expect(await contentText(file)).toContain('  - A call each Friday\n')
  await page.getByRole('button', { name: 'Undo the last save' }).click()
  await expect(features.getByLabel('A call each Friday')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Discard' })).toBeDisabled()
  expect(await contentText(file)).toBe(before)
})

test('a new page is made of sections, which are added and put in order', async () => {
  const form = await open('new/pages')
  await form.getByLabel('Address', { exact: true }).first().fill('/made/in-the-editor')
  await form
    .getByLabel('Title', { exact: true })
    .first()
    .fill('A page that was made in the editor | {name}')
  await form
    .getByLabel('Description', { exact: true })
    .first()
    .fill(
      'It was made of sections that other pages use too, and nobody wrote a line of code for it.',
    )
  await form.getByLabel('Heading', { exact: true }).first().fill('Made in the editor')
  const sections = form.getByRole('group', { name: 'Sections', exact: true })
  for (const section of ['Counters', 'Questions', 'Call to action']) {
    await sections.getByRole('button', { name: 'Add to sections' }).click()
    const kinds = page.getByRole('dialog', { name: 'Add to sections' })
    await kinds.getByLabel('Search sections').fill(section)
    await kinds.getByRole('button', { name: new RegExp(`^${section}`) }).click()
  }
  const items = sections.locator(':scope > ol > li')
  await expect(
    items.locator('summary').filter({ hasText: /^(?:Counters|Questions|Call to action)$/ }),
  ).toHaveCount(3)
  // Sections collapse as others are added.
  for (const index of [1, 2]) {
    const item = items.nth(index)
    if (!(await item.getByLabel('Heading').isVisible()))
      await item.locator('summary').first().click()
  }
  await items.nth(1).getByLabel('Heading', { exact: true }).fill('Asked in the editor')
  await items.nth(2).getByLabel('Heading', { exact: true }).fill('And a way on')
  await items.nth(2).getByLabel('Text', { exact: true }).fill('Call us.')
  await sections.getByRole('button', { name: 'Move up: Questions: Asked in the editor' }).click()
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(page).toHaveURL(/#content\/pages\/made-in-the-editor\.yaml$/)
  const text = await contentText('pages/made-in-the-editor.yaml')
  expect(text.match(/(?<=- type: ).*/g)).toEqual(['questions', 'counters', 'call-to-action'])
})

/** The preview of the article beside its form. */
const typed = () => page.frameLocator('iframe[sandbox]')

/** Opens the preview of the article in a new tab. */
async function openAlone(): Promise<Page> {
  const [alone] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in a new tab' }).click(),
  ])
  return alone
}

test('a new article is written with an uploaded picture, and its preview follows typing', async () => {
  const photograph = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#394776' },
  })
    .jpeg()
    .toBuffer()
  const form = await open('new/posts')
  await form
    .getByLabel('Title', { exact: true })
    .fill('What we learned from answering the telephone')
  await form.getByRole('button', { name: 'Choose: picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const upload = (name: string) =>
    dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph })
  await upload('About.JPG')
  await dialog.getByRole('button', { name: 'Upload and use it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('about.webp exists already')
  expect(await findInaccessible(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel('Name of the file').fill('Red telephone')
  await dialog.getByLabel('What does it show?').fill('A telephone on a desk')
  await dialog.getByRole('button', { name: 'Upload and use it' }).click()
  await expect(form.getByLabel('Alternative text')).toHaveValue('A telephone on a desk')
  await expect(form.getByText('red-telephone.webp')).toBeVisible()
  await form.getByLabel('Date', { exact: true }).fill('2025-03-04')
  await form
    .getByLabel('Summary')
    .fill(
      'Forty calls a day taught us what a website leaves unsaid. Here is the list we made of it.',
    )
  await form.getByLabel('Category').fill('Service')
  const link = form.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue('/what-we-learned-from-answering-the-telephone')
  await link.fill('/about')
  await form.getByLabel('Title', { exact: true }).press('End')
  await form.getByLabel('Title', { exact: true }).press('s')
  await expect(link).toHaveValue('/about')
  await form.getByLabel('Title', { exact: true }).press('Backspace')
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(said()).toContainText('Link is "/about", which “About” also uses')
  await form.getByLabel('Link', { exact: true }).fill('/telephone-lessons')
  const text = textOf(form)
  await text.fill('People ask the same four things.')
  await form.getByLabel('Insert a part').selectOption('Checklist')
  await expect(text.getByText('Second thing to tick')).toBeVisible()
  await expect(typed().getByText('People ask the same four things.')).toBeVisible()
  await expect(typed().getByText('Second thing to tick')).toBeVisible()
  const alone = await openAlone()
  await expect(alone.getByText('Second thing to tick')).toBeVisible()
  await alone.close()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(typed().getByText('Second thing to tick')).toBeVisible()
  expect(await findInaccessible(page)).toEqual([])
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByRole('button', { name: 'Picture', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: 'red-telephone.webp' })
    .click()
  // The description from the upload is offered, and may be changed here.
  const shows = form.getByLabel('What does it show?')
  await expect(shows).toHaveValue('A telephone on a desk')
  await shows.fill('')
  await expect(form.getByRole('button', { name: 'Insert it' })).toBeDisabled()
  await shows.fill('A red telephone')
  await form.getByRole('button', { name: 'Insert it' }).click()
  await expect(text.getByRole('button', { name: 'Change: Picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(await readdir(join(directory, 'content/posts'))).toContain(
    'what-we-learned-from-answering-the-telephone.mdx',
  )
  expect(await contentText('posts/what-we-learned-from-answering-the-telephone.mdx')).toContain(
    [
      'People ask the same four things.',
      '<Checklist title="Before you start">',
      '- First thing to tick\n- Second thing to tick',
      '</Checklist>',
      '<Picture file="red-telephone.webp" alt="A red telephone" />\n',
    ].join('\n\n'),
  )
})

test('a text is edited as its readers see it, and its unchanged parts stay byte for byte', async () => {
  const path = 'posts/gdpr.mdx'
  const stored = await contentText(path)
  const form = await open(`content/${path}`)
  const text = textOf(form)
  const heading = text.getByRole('heading').first()
  const words = await heading.innerText()
  const { width = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  await heading.click({ position: { x: width - 2, y: height - 2 } })
  await expect(form.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('Written {clients} <now> ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('boldly')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', see ')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Link address').fill('/contact')
  await page.keyboard.press('Enter')
  const photograph = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#394776' },
  })
    .png()
    .toBuffer()
  await text.evaluate(
    (target, bytes) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(
        new File([Uint8Array.from(bytes)], 'Dropped.png', { type: 'image/png' }),
      )
      const { x, y } = target.getBoundingClientRect()
      const place = { clientX: x + 20, clientY: y + 20, bubbles: true, cancelable: true }
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }))
    },
    [...photograph],
  )
  await form.getByLabel('What does it show?').fill('A drop')
  await form.getByRole('button', { name: 'Insert it' }).click()
  await text.getByRole('button', { name: 'Change: Picture' }).last().click()
  await text.getByLabel('Caption').fill('Below it')
  await form.press('Control+s')
  await expect(savedLine()).toBeVisible()
  const added = [
    'Written {clients} \\<now> **boldly**, see [/contact](/contact)',
    '<Picture file="dropped.webp" alt="A drop" caption="Below it" />',
  ]
  expect(await contentText(path)).toBe(
    stored.replace(`## ${words}\n`, () => `${[`## ${words}`, ...added].join('\n\n')}\n`),
  )

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findInaccessible(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // The link of a fault selects its block.
  await text.getByLabel('Caption').fill('{nothing}')
  await form.press('Control+s')
  await said().getByRole('link').first().click()
  await expect(text.locator('.ProseMirror-selectednode')).toContainText('A drop')
  await page.getByRole('tab', { name: 'Markdown' }).click()
  await expect(textOf(form)).toHaveValue(/caption="\{nothing\}"/)
})

test('the preview of an article follows typing even while the text has a fault, and nothing is saved', {
  tag: '@long',
}, async () => {
  const path = 'posts/seo.mdx'
  const stored = await contentText(path)
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await open(`content/${path}`)
  await form.getByRole('tab', { name: 'Markdown' }).click()
  const text = textOf(form)
  const errors = page.getByRole('region', { name: 'Article preview' })

  await text.fill(
    '## Typed just now\n\nWe have {clients} clients.\n\n<PullQuote>Seen at once.</PullQuote>',
  )
  await expect(typed().getByRole('heading', { name: 'Typed just now' })).toBeVisible()
  await expect(typed().getByText(/^We have \d+ clients\.$/)).toBeVisible()
  await expect(typed().getByRole('complementary')).toHaveText('Seen at once.')

  // Unchanged nodes are not rendered again: a replaced node would have lost the mark.
  const heading = typed().getByRole('heading', { name: 'Typed just now' })
  await heading.evaluate((node) => Object.assign(node, { isMarked: true }))
  await text.press('Control+End')
  await text.pressSequentially('\n\n<SourceNote>Not yet')
  await expect(errors.getByText('opens <SourceNote>, which is never closed.')).toBeVisible()
  await expect(typed().getByRole('heading', { name: 'Typed just now' })).toBeVisible()
  await text.pressSequentially('</SourceNote>')
  await expect(typed().getByText('Not yet')).toBeVisible()
  expect(await heading.evaluate((node) => 'isMarked' in node)).toBe(true)
  await expect(errors.getByRole('link')).toHaveCount(0)
  expect(await findInaccessible(page)).toEqual([])

  const alone = await openAlone()
  await expect(alone.getByRole('heading', { name: 'Typed just now' })).toBeVisible()
  // No script can run in the article's own document, so axe checks a copy of it.
  const copy = await page.context().newPage()
  const body = await alone.content()
  await copy.route('**/copy', (route) => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto(`${editor.url}/copy`)
  for (const width of [1440, 390]) {
    await copy.setViewportSize({ width, height: 844 })
    expect(await findInaccessible(copy)).toEqual([])
  }
  await Promise.all([alone.close(), copy.close()])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(typed().getByText('Not yet')).toBeVisible()
  expect(await findInaccessible(page)).toEqual([])
  expect(await contentText(path)).toBe(stored)
  await page.getByRole('button', { name: 'Form', exact: true }).click()
})

test('the part of a picture that stays in sight is chosen by keyboard and shown at once', {
  tag: '@long',
}, async () => {
  const form = await open('content/team/amara.yaml')
  const focus = form.getByRole('group', { name: 'Focal point' })
  await focus.getByRole('radio', { name: 'Top left', exact: true }).check()
  await page.keyboard.press('ArrowLeft')
  await expect(focus.getByRole('radio', { name: 'Bottom right', exact: true })).toBeChecked()
  await expect(focus.getByRole('status')).toHaveText('Focal point: bottom right.')
  for (const crop of await focus.locator('> div > img').all()) {
    await expect(crop).toHaveCSS('object-position', '100% 100%')
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await findInaccessible(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()
  expect(await contentText('team/amara.yaml')).toContain('\nfocus: bottom-right\n')
})

test('missing fields of a new record are named by their labels, in the words of the form', {
  tag: '@long',
}, async () => {
  const form = await open('new/team')
  await form.getByLabel('Name', { exact: true }).fill('Ada Smith')
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(said()).toContainText('Picture is blank. Choose a picture.')
  await expect(said()).not.toContainText('"')
  await said().getByRole('link', { name: 'Picture', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Choose: picture' })).toBeFocused()
  await expect(form.getByRole('button', { name: 'Choose: picture' })).toHaveAccessibleDescription(
    /It is blank. Choose a picture./,
  )
})

test('a person is deleted together with all references to them, and brought back', {
  tag: '@long',
}, async () => {
  const form = await open('content/team/helen.yaml')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Helen Marsh?' })
  await expect(dialog).toContainText('Helen Marsh is used in one place:')
  await expect(dialog).toContainText('will be removed there')
  // changes.spec.ts follows such a link.
  await expect(dialog.getByRole('link', { name: /^Team › Sections › Ask for/ })).toBeVisible()
  expect(await findInaccessible(page, 'dialog[open]')).toEqual([])
  await page.getByRole('button', { name: 'Remove it there and delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Edit the site' })).toBeVisible()
  expect(await readdir(join(directory, 'content/team'))).not.toContain('helen.yaml')
  expect(await contentText('pages/team.yaml')).not.toContain('Helen Marsh')
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Helen Marsh')
  expect(await contentText('pages/team.yaml')).toContain('Helen Marsh')
})

test('a record without references is deleted', { tag: '@long' }, async () => {
  await page.goto(editor.url)
  await expect(page.getByRole('link', { name: 'New article' }).first()).toBeVisible()
  await open('content/testimonials/grace-okafor.yaml')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Edit the site' })).toBeVisible()
  expect(await readdir(join(directory, 'content/testimonials'))).not.toContain('grace-okafor.yaml')
})

/** Fills the form of a new plan that links to the payment page, and saves it. */
async function makePlan(page: Page, category: string, name: string): Promise<void> {
  const form = await open('new/plans')
  await form.getByLabel('Category', { exact: true }).selectOption({ label: category })
  await form.getByLabel('Plan name', { exact: true }).fill(name)
  await form.getByLabel('Plan details', { exact: true }).fill('For many desks')
  await form.getByLabel('Price', { exact: true }).fill('1800')
  await form.getByLabel('Link', { exact: true }).fill('payment')
  await form.getByRole('group', { name: 'Features' }).getByRole('textbox').fill('Desks')
  await form.getByLabel('Benefit', { exact: true }).fill('Everybody is served.')
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
}

test('a new category and new plans are added and compared', { tag: '@long' }, async () => {
  const form = await open('content/site/plan_categories.yaml')
  await form.getByRole('button', { name: 'Add to kinds of plan' }).click()
  const added = (label: string) => form.getByLabel(label, { exact: true }).last()
  await added('Short name').fill('care')
  await added('Label').fill('Care after launch')
  await added('Next step').selectOption({ label: 'None' })
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()

  await makePlan(page, 'Care', 'Watch & mend')
  await expect(page).toHaveURL(/#content\/plans\/care-watch-mend\.yaml$/)
  await makePlan(page, 'App', 'Team')
  await expect(page).toHaveURL(/#content\/plans\/app-team\.yaml$/)

  const comparison = await open('content/plan_comparison.yaml')
  const rows = await comparison
    .getByRole('group', { name: 'App Packages', exact: true })
    .getByRole('listitem')
    .all()
  for (const row of rows) {
    await row.locator('summary').first().click()
    await expect(row.getByLabel('Team', { exact: true })).toHaveValue('-1')
  }
  await rows[0]?.getByLabel('Team', { exact: true }).selectOption({ label: 'Words' })
  await rows[0]?.getByLabel('Words', { exact: true }).last().fill('As many as you like')
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(said()).toContainText(/App Packages › .+ › Team is missing/)
  for (const row of rows.slice(1)) {
    await row.getByLabel('Team', { exact: true }).selectOption({ label: 'Yes' })
  }
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()
})

test('an optional group is removed and added again', { tag: '@long' }, async () => {
  const file = 'pages/about.yaml'
  const before = await contentText(file)
  const form = await open(`content/${file}`)
  const group = form.getByRole('group', { name: 'Illustration', exact: true })
  await group.getByRole('button', { name: 'Remove illustration' }).click()
  await expect(group.getByRole('button', { name: 'Add illustration' })).toBeFocused()
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()
  expect(await contentText(file)).not.toMatch(/^illustration:/m)
  await group.getByRole('button', { name: 'Add illustration' }).click()
  await expect(group.getByRole('button', { name: 'Choose: picture' })).toBeFocused()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Undo the last save' }).click()
  await expect(group.getByRole('button', { name: 'Remove illustration' })).toBeVisible()
  expect(await contentText(file)).toBe(before)
})

test('the form of the home page says in which section visitors read its heading', {
  tag: '@long',
}, async () => {
  const form = await open('content/pages/home.yaml')
  await expect(form.getByLabel('Name of the page', { exact: true })).toHaveAccessibleDescription(
    /heading in the section “Hero”/,
  )
  // Sections are collapsed, so no other heading is visible.
  await expect(form.getByLabel('Heading', { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('the editor has no accessibility violations in wide and narrow windows', async () => {
  for (const { route, width } of roundOf([
    { route: 'new/team', width: 390 },
    { route: 'content/posts/seo.mdx', width: 1280 },
    { route: 'content/site/brand.yaml', width: 1280 },
    { route: 'content/site/navigation.yaml', width: 390 },
    { route: 'content/pages/home.yaml', width: 2560 },
  ])) {
    await page.setViewportSize({ width, height: 844 })
    await open(route)
    // Saving a blank form shows all errors of its fields.
    if (route.startsWith('new/'))
      await page.getByRole('button', { name: 'Ready to publish' }).click()
    expect(await findInaccessible(page), route).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'horizontal overflow in pixels').toBeLessThanOrEqual(0)
  }
})

test('the site builds, and every change is on its page', { tag: '@long' }, async () => {
  // A build without cached pictures takes minutes.
  test.setTimeout(600_000)
  await buildProject(directory)
  const built = (name: string) => {
    return readFile(join(directory, 'dist', name.startsWith('_') ? name : `${name}.html`), 'utf8')
  }
  for (const { page, value, shows = value } of EDITS)
    expect(await built(page), page).toContain(shows)
  const article = await built('telephone-lessons')
  expect(article).toContain('People ask the same four things.')
  expect(article).toContain('alt="A telephone on a desk"')
  const page = await built('made/in-the-editor')
  expect(page).toContain('Made in the editor')
  expect(page.indexOf('Asked in the editor')).toBeLessThan(page.indexOf('And a way on'))
  expect(await built('testimonials')).not.toContain('Grace Okafor')
  const prices = await built('pricing')
  for (const words of ['Care after launch', 'Watch &amp; mend', 'As many as you like'])
    expect(prices).toContain(words)
  const made = await readdir(join(directory, 'dist'), { recursive: true })
  const sheets = made.filter((name) => name.endsWith('.css'))
  const styles = sheets.map((name) => readFile(join(directory, 'dist', name), 'utf8'))
  expect([await built('team'), ...(await Promise.all(styles))].join('\n')).toContain(
    'object-position:100% 100%',
  )
  const texts = made.filter((name) => /\.(?:html|js)$/.test(name))
  for (const name of texts) {
    expect(await readFile(join(directory, 'dist', name), 'utf8'), name).not.toContain(
      '/api/records',
    )
  }
})

test('a second language is added, and a page is translated into it', { tag: '@long' }, async () => {
  await page.goto(`${editor.url}/translations/new`)
  await page.getByLabel('Tag', { exact: true }).fill('de')
  await page.getByLabel('Name', { exact: true }).fill('Deutsch')
  await page.getByLabel('Address').fill('/de')
  await page.getByRole('button', { name: 'Add the language' }).click()
  await expect(page.getByText('Deutsch has been added.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'About', exact: true }).click()
  const languages = page.getByRole('navigation', { name: 'Language of this form' })
  await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current')
  const form = page.getByRole('main')
  const title = form.getByLabel('Title', { exact: true }).first()
  await expect(title).toHaveAccessibleDescription(/About us/)
  await title.fill('Über uns: ein Team, ein Plan, eine Nummer')
  await expect(form.getByText(/^1 of \d+ fields are translated/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Ready to publish' }).click()
  await expect(savedLine()).toBeVisible()
  expect(await contentText('de/pages/about.yaml')).toBe(
    "title: 'Über uns: ein Team, ein Plan, eine Nummer'\n",
  )
  await languages.getByRole('link', { name: 'English' }).click()
  await expect(title).toHaveValue(/About us/)
})
