import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { type Change, errorsAfter } from '../support/content/errorsAfter.ts'

const FILE = /'@fontsource-variable\/mona-sans.*'/
const PALETTE = 'site/palette.yaml'

test.each<[string, Record<string, Change>, ...string[]]>([
  [
    'a price that is not a number is refused',
    {
      'plans/app-basic.yaml': { from: "price: '700'", to: 'price: about 700' },
    },
    'content/plans/app-basic.yaml: "price" is "about 700". Use a whole number, such as 700.',
  ],
  [
    'an unknown currency is refused',
    { 'site/currencies.yaml': { from: 'code: GBP', to: 'code: GBR' } },
    'content/site/currencies.yaml: "main.code" is "GBR". Use the three-letter code of a currency (ISO 4217), such as GBP.',
  ],
  [
    'counted words that lack a plural form of English are refused',
    { 'site/labels.yaml': { from: /^ {4}one: '{count} comment'\n/m, to: '' } },
    'content/site/labels.yaml: "article.comments.one" is missing. Add it: words for 1 in en-GB.',
  ],
  [
    'a price without quotes is refused',
    { 'plans/app-basic.yaml': { from: "price: '700'", to: 'price: 700' } },
    'content/plans/app-basic.yaml: "price" is 700. Put it in quotes: \'700\'.',
  ],
  [
    'a missing field is refused with its purpose',
    { 'services/seo.yaml': { from: /^service_name: .*\n/m, to: '' } },
    'content/services/seo.yaml: "service_name" is missing. Add it: name of the service on its card.',
  ],
  [
    'a field left blank is refused',
    { 'team/amara.yaml': { from: /^bio: .*$/m, to: 'bio:' } },
    'content/team/amara.yaml: "bio" is blank. Use text.',
  ],
  [
    'a telephone number without a country code is refused',
    { 'site/brand.yaml': { from: 'country: GB', to: 'country: IT' } },
    'content/site/brand.yaml: "phone" is "01632 960 142". Use a telephone number with its country code, such as +44 113 496 0142.',
  ],
  [
    'a misspelt field is refused with a suggestion',
    { 'plans/ads-basic.yaml': { from: /^benefit:/m, to: 'benefits:' } },
    'content/plans/ads-basic.yaml: "benefit" is missing. Add it: benefit for the client, in one sentence.',
    'content/plans/ads-basic.yaml: "benefits" is not a field here. Did you mean "benefit"?',
  ],
  [
    'a field that resembles no allowed field is refused with all allowed fields',
    { 'site/claims.yaml': { from: /$/, to: 'turnover: 12\n' } },
    'content/site/claims.yaml: "turnover" is not a field here. The fields here are clients, satisfaction, years, projects, partners, ads_results, seo_results, confirmed_by, confirmed_on.',
  ],
  [
    'an error deep in a file has a dotted path, with items counted from one',
    { 'site/navigation.yaml': { from: 'label: App Development', to: "label: ''" } },
    'content/site/navigation.yaml: "items.3.dropDown.2.label" is blank. Write some text.',
  ],
  [
    'an error in a file that is a list names the item',
    { 'counters.yaml': { from: "label: '%'", to: 'label: percent' } },
    'content/counters.yaml: item 3: "label" is "percent". Use one of +, %.',
  ],
  [
    'a number in place of text is refused with the quotes it needs',
    { 'team/amara.yaml': { from: /^position: .*$/m, to: 'position: 42' } },
    'content/team/amara.yaml: "position" is 42. Put it in quotes: \'42\'.',
  ],
  [
    'text in place of a list is refused',
    {
      'site/footer.yaml': { from: /^groups:[\s\S]*?(?=^email_label)/m, to: 'groups: none\n' },
    },
    'content/site/footer.yaml: "groups" is "none". Use a list with one item per line, each after a hyphen.',
  ],
  [
    'a title that is too short is refused with its length',
    { 'pages/faq.yaml': { from: /^title: .*$/m, to: 'title: Questions' } },
    'content/pages/faq.yaml: "title" has 9 characters. Use at least 30 characters.',
  ],
  [
    'a colour that is not a swatch is refused with the allowed swatches',
    { 'team/amara.yaml': { from: 'swatch: sky', to: 'swatch: turquoise' } },
    'content/team/amara.yaml: "swatch" is "turquoise". Use one of lilac, sky, lime, pink, marigold, bone, mint, forest, navy, night.',
  ],
  [
    'a palette colour in another notation is refused',
    { 'site/palette.yaml': { from: "'#00aaff'", to: 'orange' } },
    'content/site/palette.yaml: "orange" is "orange". Use a hash and six hexadecimal digits, such as #ff5626.',
  ],
  [
    'an article without a date or a picture is refused with both',
    { 'posts/seo.mdx': { from: /^thumb: .*\n|^date: .*\n/gm, to: '' } },
    'content/posts/seo.mdx: "thumb" is missing. Add it: the picture of the article, in lists and above its text.',
    'content/posts/seo.mdx: "date" is missing. Add it: date, such as September 6, 2024.',
  ],
  [
    'a date in an ambiguous format is refused with the allowed formats',
    { 'posts/seo.mdx': { from: 'September 20, 2024', to: '20/09/2024' } },
    'content/posts/seo.mdx: "date" is "20/09/2024". Use a date such as September 6, 2024 or 2024-09-06.',
  ],
  [
    'a comment without a calendar date is refused',
    { 'comments.yaml': { from: 'November 4, 2024', to: 'last Monday' } },
    'content/comments.yaml: item 1: "date" is "last Monday". Use a date such as September 6, 2024 or 2024-09-06.',
  ],
  [
    'a date that does not exist is refused',
    { 'posts/seo.mdx': { from: 'September 20', to: 'September 31' } },
    'content/posts/seo.mdx: "date" is "September 31, 2024". Use a date such as September 6, 2024 or 2024-09-06.',
  ],
  [
    'an unknown kind of film is refused with the three kinds',
    { 'site/brand.yaml': { from: 'type: file', to: 'type: tape' } },
    'content/site/brand.yaml: "intro_video.type" is "tape". Use one of file, youtube, vimeo.',
  ],
  [
    'a price in words in the table of currencies is refused',
    { 'site/currencies.yaml': { from: '700: 900', to: 'seven: 900' } },
    'content/site/currencies.yaml: "other_by_main.seven" is not a valid key here. Use a whole price before the colon, such as 350.',
  ],
  [
    'an unknown {word} is refused with the known ones',
    { 'faqs.yaml': { from: '{seo_results}', to: '{seo}' } },
    'content/faqs.yaml: item 2: "ans" contains {seo}. Use one of {clients}, {satisfaction}, {years}, {projects}, {partners}, {ads_results}, {seo_results}, {name}, {email}, {phone}, {town}, {copyright_year}, {counting}, {counting_in_short}.',
  ],
  [
    'all errors in all files are reported at once',
    {
      'team/amara.yaml': { from: 'swatch: sky', to: 'swatch: navvy' },
      'plans/ads-basic.yaml': { from: 'tier: basic', to: 'tier: bsic' },
    },
    'content/team/amara.yaml: "swatch" is "navvy". Use one of lilac, sky, lime, pink, marigold, bone, mint, forest, navy, night.',
    'content/plans/ads-basic.yaml: "tier" is "bsic". Use one of basic, standard, premium.',
  ],
  [
    'a link label that does not occur in its text is refused',
    {
      'site/forms.yaml': { from: 'label: terms & conditions', to: 'label: terms of use' },
    },
    'content/site/forms.yaml: "contact.terms_link.label" is "terms of use". Use words that appear in labels.terms.',
  ],
  [
    'a comparison without a value for one plan is refused',
    { 'plan_comparison.yaml': { from: "    standard: '7'\n", to: '' } },
    'content/plan_comparison.yaml: "website.1.standard" is missing. Add it: whether the plan includes the feature: yes, no, or text such as 5 pages.',
  ],
  [
    'a bare number in a comparison is refused with the quotes it needs',
    { 'plan_comparison.yaml': { from: "basic: '5'", to: 'basic: 5' } },
    'content/plan_comparison.yaml: "website.1.basic" is 5. Use true for yes, false for no, or text in quotes, such as \'5\'.',
  ],
  [
    'a legal text with a date of change that does not exist is refused',
    { 'legal/privacy-policy.mdx': { from: '2024-11-01', to: '2024-11-31' } },
    'content/legal/privacy-policy.mdx: "last_changed" is "2024-11-31". Use a date such as September 6, 2024 or 2024-09-06.',
  ],
  [
    'an article changed before its publication date is refused',
    {
      'posts/seo.mdx': {
        from: 'date: September 20, 2024',
        to: 'date: September 20, 2024\nupdated: September 2, 2024',
      },
    },
    'content/posts/seo.mdx: "updated" is "September 2, 2024". Use the same day as the date, or a later one.',
  ],
  [
    'a font file that is not in content/fonts is refused',
    { 'site/brand.yaml': { from: FILE, to: 'our-font.woff2' } },
    'content/site/brand.yaml: "typeface.files.1" names "our-font.woff2", which is not in content/fonts.',
  ],
  [
    'an unsupported script is refused',
    {
      'site/brand.yaml': {
        from: '  heading:\n    weight: 640',
        to: `  scripts: [{ script: Jpan, family: Letters, files: ['@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'] }]\n  heading:\n    weight: 640`,
      },
    },
    'content/site/brand.yaml: "typeface.scripts.1.script" is "Jpan". Use the four-letter code of a script other than Latin: Arab, Cyrl, Grek, Hebr.',
  ],
  [
    'a heading weight in words is refused with the weights that are allowed',
    { 'site/brand.yaml': { from: 'weight: 640', to: 'weight: bold' } },
    'content/site/brand.yaml: "typeface.heading.weight" is "bold". Use a weight from 300 to 900, such as 640.',
  ],
  [
    'secondary text with too little contrast is refused with each pair and its contrast',
    { [PALETTE]: { from: "mute: '#565851'", to: "mute: '#787a82'" } },
    'content/site/palette.yaml: "mute" (#787a82) on "paper" (#f6f4f7) has a contrast of 3.91: dates, captions, placeholders of fields. Change one of them until the contrast is 4.5 or more.',
    'content/site/palette.yaml: "mute" (#787a82) on "tile" (#eae8ed) has a contrast of 3.51: roles on testimonials, disabled fields and buttons. Change one of them until the contrast is 4.5 or more.',
    'content/site/palette.yaml: "mute" (#787a82) on "wall" (#dad6de) has a contrast of 2.98: how a figure was counted, pause control of the home page. Change one of them until the contrast is 4.5 or more.',
  ],
  [
    'a field border with too little contrast is refused with the contrast that borders need',
    { [PALETTE]: { from: "edge: '#7c7e76'", to: "edge: '#b0b2b8'" } },
    'content/site/palette.yaml: "edge" (#b0b2b8) on "paper" (#f6f4f7) has a contrast of 1.93: borders of fields and checkboxes. Change one of them until the contrast is 3 or more.',
    'content/site/palette.yaml: "edge" (#b0b2b8) on "tile" (#eae8ed) has a contrast of 1.74: borders of fields on cards. Change one of them until the contrast is 3 or more.',
  ],
  [
    'a card colour on which neither ink nor paper is legible is refused',
    { [PALETTE]: { from: "mint: '#ffafbb'", to: "mint: '#7a7a7a'" } },
    'content/site/palette.yaml: "mint" is #7a7a7a. "ink" has a contrast of 4.12 on it and "paper" of 3.92. Make it lighter or darker until one of these is 4.5 or more.',
  ],
  [
    'a project colour on which no text is legible is refused in the file of the project',
    { 'projects/roofing.yaml': { from: "colour: '#e0a92e'", to: "colour: '#7a7a7a'" } },
    'content/projects/roofing.yaml: "colour" is #7a7a7a. "ink" has a contrast of 4.12 on it and "paper" of 3.92. Make it lighter or darker until one of these is 4.5 or more.',
  ],
  [
    'an invalid colour is refused as such, without an error about its contrast',
    { [PALETTE]: { from: "ink: '#171915'", to: 'ink: black' } },
    'content/site/palette.yaml: "ink" is "black". Use a hash and six hexadecimal digits, such as #ff5626.',
  ],
  [
    'a price in words is refused',
    {
      'plans/app-basic.yaml': { from: "price: '700'", to: "price: '700'\nprice_other: some" },
    },
    'content/plans/app-basic.yaml: "price_other" is "some". Use a whole number, such as 700.',
  ],
  [
    'a tag that occurs twice is refused',
    { 'posts/seo.mdx': { from: /^tags: .*$/m, to: 'tags: [search, search]' } },
    'content/posts/seo.mdx: "tags" is a list. Name each tag once.',
  ],
  [
    'a comment below all articles is refused unless it is an example',
    { 'comments.yaml': { from: '  demo: true\n', to: '' } },
    'content/comments.yaml: item 1: "article" is "all". Use the address of one article. Only a made-up example may be shown below all of them.',
  ],
  [
    'an office that closes before it opens is refused',
    { 'site/brand.yaml': { from: /closes: .*/, to: "closes: '08:30'" } },
    'content/site/brand.yaml: "opening_hours.closes" is "08:30". Use a time later than the opening time.',
  ],
  [
    'opening hours whose text and times differ are refused',
    { 'site/brand.yaml': { from: /closes: .*/, to: "closes: '18:00'" } },
    'content/site/brand.yaml: "opening_hours.text" is "Monday to Friday, 9 to 5.30". Use the same days and times as in the fields below.',
  ],
])('%s', async (_, changes, ...errors) => {
  expect(await errorsAfter(changes)).toEqual(errors)
})

test('the test content has no errors', async () => {
  expect(await errorsAfter({})).toEqual([])
})

test('an unknown category is refused with the four allowed words', async () => {
  expect(
    await errorsAfter({
      'plans/app-basic.yaml': { from: 'category: app', to: 'category: apps' },
    }),
  ).toContain(
    'content/plans/app-basic.yaml: "category" is "apps". Use one of website, app, ads, business.',
  )
})

test('a brand with an internationalised domain is not refused', async () => {
  expect(
    await errorsAfter({
      'site/brand.yaml': { from: /^email: .*$/m, to: 'email: info@müller.example' },
    }),
  ).toEqual([])
})

test('a logo that is not a drawing is refused', async () => {
  expect(
    await errorsAfter({ 'partners.yaml': { from: 'partner-tallyho.svg', to: 'tallyho.png' } }),
  ).toContain('content/partners.yaml: item 5: "image" is "tallyho.png". Use an SVG file.')
})

test('the focus of a picture must be one of nine positions', async () => {
  const focus = (words: string) =>
    errorsAfter({ 'team/amara.yaml': { from: /^bio:/m, to: `focus: ${words}\nbio:` } })
  expect(await focus('bottom-right')).toEqual([])
  expect(await focus('upper')).toEqual([
    'content/team/amara.yaml: "focus" is "upper". Use one of top-left, top, top-right, left, middle, right, bottom-left, bottom, bottom-right.',
  ])
})

test.for([
  ['none', 0],
  ['one', 1],
  ['nine', 9],
] as const)('a team member may have any number of profiles: %s', async ([, count]) => {
  const profiles = Array.from(
    { length: count },
    (_, index) => `\n  - { id: ${index + 1}, icon: github, link: https://github.com/a${index} }`,
  )
  const to = count === 0 ? '' : `social_media:${profiles.join('')}\n`
  expect(
    await errorsAfter({ 'team/amara.yaml': { from: /^social_media:\n(?: .*\n)+/m, to } }),
  ).toEqual([])
})

test('a network without an icon is refused with the allowed networks', async () => {
  const [error = ''] = await errorsAfter({
    'team/amara.yaml': { from: 'icon: pinterest', to: 'icon: myspace' },
  })
  expect(error).toMatch(
    /^content\/team\/amara.yaml: "social_media.4.icon" is "myspace". Use one of facebook, x, .*link\.$/,
  )
})

test('a missing share picture is refused', async () => {
  const [error = ''] = await errorsAfter({
    'pages/home.yaml': { from: 'pictures: [hero.webp]', to: 'pictures: [heron.webp]' },
  })
  expect(error).toContain('content/pages/home.yaml: "share.pictures')
  expect(error).toContain('heron.webp')
})

test('the owner’s font file may be in content/fonts', async () => {
  const change = { from: FILE, to: 'our-font.woff2' }
  expect(
    await errorsAfter({ 'fonts/our-font.woff2': 'a font', 'site/brand.yaml': change }),
  ).toEqual([])
})

test('a card colour may be dark or light', async () => {
  const change = { from: "mint: '#ffafbb'", to: "mint: '#0d3b2e'" }
  expect(await errorsAfter({ [PALETTE]: change })).toEqual([])
})

test('a date may be written in ISO format', async () => {
  expect(
    await errorsAfter({ 'posts/seo.mdx': { from: 'September 20, 2024', to: '2024-12-31' } }),
  ).toEqual([])
})

test.each(['en-gb', 'en_GB', "' EN-gb '"])('the locale %s is read as en-GB', async (locale) => {
  const directory = copyContent()
  const file = join(directory, 'site/brand.yaml')
  const brand = await readFile(file, 'utf8')
  await writeFile(file, brand.replace(/^locale: .*$/m, `locale: ${locale}`))
  expect((await readContent(directory)).brand.locale).toBe('en-GB')
})

test.each([
  ["''", 'blank'],
  ['en', '"en"'],
  ['English', '"English"'],
  ['zh-Hant-TW', '"zh-Hant-TW"'],
  ['en-GB-', '"en-GB-"'],
])('the locale %s is refused', async (locale, found) => {
  const change = { from: /^locale: .*$/m, to: `locale: ${locale}` }
  expect(await errorsAfter({ 'site/brand.yaml': change })).toEqual([
    `content/site/brand.yaml: "locale" is ${found}. Use a language and a country, such as en-GB.`,
  ])
})
