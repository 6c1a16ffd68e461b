import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

test('the tests’ content is not refused', async () => {
  expect(await refusalsAfter({})).toEqual([])
})

test('an unknown category is refused with the four allowed words', async () => {
  expect(
    await refusalsAfter({
      'plans/app-basic.yaml': { from: 'category: app', to: 'category: apps' },
    }),
  ).toContain(
    'content/plans/app-basic.yaml: "category" is "apps". Use one of website, app, ads, business.',
  )
})

test('a price that is no number is refused', async () => {
  expect(
    await refusalsAfter({
      'plans/app-basic.yaml': { from: "price: '700'", to: 'price: about 700' },
    }),
  ).toEqual([
    'content/plans/app-basic.yaml: "price" is "about 700". Use a whole number of pounds, as \'700\'.',
  ])
})

test('a price without quotes is refused', async () => {
  expect(
    await refusalsAfter({ 'plans/app-basic.yaml': { from: "price: '700'", to: 'price: 700' } }),
  ).toEqual(['content/plans/app-basic.yaml: "price" is 700. Put it in quotes, as \'700\'.'])
})

test('a logo that is no drawing is refused', async () => {
  expect(
    await refusalsAfter({ 'partners.yaml': { from: 'partner-tallyho.svg', to: 'tallyho.png' } }),
  ).toContain('content/partners.yaml: item 5: "logo" is "tallyho.png". Use an SVG file.')
})

test('a missing field is refused with what it is for', async () => {
  expect(
    await refusalsAfter({ 'services/seo.yaml': { from: /^service_name: .*\n/m, to: '' } }),
  ).toEqual([
    'content/services/seo.yaml: "service_name" is missing. Add it: name of the service, as its card shows it.',
  ])
})

test('a field left blank is refused', async () => {
  expect(await refusalsAfter({ 'team/amara.yaml': { from: /^bio: .*$/m, to: 'bio:' } })).toEqual([
    'content/team/amara.yaml: "bio" is blank. Use words.',
  ])
})

test('a misspelt field is refused with the name that was meant', async () => {
  expect(
    await refusalsAfter({ 'plans/ads-basic.yaml': { from: /^benefit:/m, to: 'benefits:' } }),
  ).toEqual([
    'content/plans/ads-basic.yaml: "benefit" is missing. Add it: what the client gains, in a sentence.',
    'content/plans/ads-basic.yaml: "benefits" is not a field here. Did you mean "benefit"?',
  ])
})

test('a field that looks like none is refused with all that are allowed', async () => {
  expect(await refusalsAfter({ 'site/claims.yaml': { from: /$/, to: 'turnover: 12\n' } })).toEqual([
    'content/site/claims.yaml: "turnover" is not a field here. The fields here are clients, satisfaction, years, projects, partners, ads_results, seo_results, confirmed_by, confirmed_on.',
  ])
})

test('a fault deep in a file is named by its dotted path, places counted from one', async () => {
  const change = { from: 'label: App Development', to: "label: ''" }
  expect(await refusalsAfter({ 'site/navigation.yaml': change })).toEqual([
    'content/site/navigation.yaml: "items.3.drop_down.2.label" is blank. Write some words.',
  ])
})

test('a fault in a file that is a list names the item', async () => {
  expect(
    await refusalsAfter({ 'counters.yaml': { from: "label: '%'", to: 'label: percent' } }),
  ).toEqual(['content/counters.yaml: item 3: "label" is "percent". Use one of +, %.'])
})

test('a number where words are due is refused with the quotes it needs', async () => {
  expect(
    await refusalsAfter({ 'team/amara.yaml': { from: /^position: .*$/m, to: 'position: 42' } }),
  ).toEqual(['content/team/amara.yaml: "position" is 42. Put it in quotes, as \'42\'.'])
})

test('words where a list is due are refused', async () => {
  expect(
    await refusalsAfter({
      'site/footer.yaml': { from: /^groups:[\s\S]*?(?=^email_label)/m, to: 'groups: none\n' },
    }),
  ).toEqual([
    'content/site/footer.yaml: "groups" is "none". Use a list, one item a line, each after a hyphen.',
  ])
})

test('a title that search would cut is refused with its length', async () => {
  expect(
    await refusalsAfter({ 'pages/faq.yaml': { from: /^title: .*$/m, to: 'title: Questions' } }),
  ).toEqual(['content/pages/faq.yaml: "title" has 9 characters. Use at least 30 characters.'])
})

test('three social links for a member are refused', async () => {
  expect(
    await refusalsAfter({ 'team/amara.yaml': { from: / {2}- id: 4\n.*\n.*\n/, to: '' } }),
  ).toEqual(['content/team/amara.yaml: "social_media" has 3 items. Use exactly 4 items.'])
})

test('a colour that is no field colour is refused with those that are', async () => {
  expect(
    await refusalsAfter({ 'team/amara.yaml': { from: 'field: sky', to: 'field: turquoise' } }),
  ).toEqual([
    'content/team/amara.yaml: "field" is "turquoise". Use one of lilac, sky, lime, pink, marigold, bone, mint, forest, navy, night.',
  ])
})

test('a palette colour in another notation is refused', async () => {
  expect(await refusalsAfter({ 'site/palette.yaml': { from: "'#00aaff'", to: 'orange' } })).toEqual(
    [
      'content/site/palette.yaml: "orange" is "orange". Use a hash and six figures, in quotes, as \'#ff5626\'.',
    ],
  )
})

test('an article without a date or a picture is refused with both', async () => {
  expect(
    await refusalsAfter({ 'posts/seo.mdx': { from: /^thumb: .*\n|^date: .*\n/gm, to: '' } }),
  ).toEqual([
    'content/posts/seo.mdx: "thumb" is missing. Add it: picture in content/pictures.',
    'content/posts/seo.mdx: "date" is missing. Add it: date as text, as September 6, 2024.',
  ])
})

test('a date in figures is refused with how dates are written', async () => {
  expect(
    await refusalsAfter({ 'posts/seo.mdx': { from: 'September 20, 2024', to: '20/09/2024' } }),
  ).toEqual([
    'content/posts/seo.mdx: "date" is "20/09/2024". Use month, day and year, as September 6, 2024.',
  ])
})

test('a comment on no day of the calendar is refused', async () => {
  expect(
    await refusalsAfter({ 'comments.yaml': { from: 'November 4, 2024', to: 'last Monday' } }),
  ).toEqual([
    'content/comments.yaml: item 1: "date" is "last Monday". Use month, day and year, as September 6, 2024.',
  ])
})

test('a day that is not in the calendar is refused', async () => {
  expect(
    await refusalsAfter({ 'posts/seo.mdx': { from: 'September 20', to: 'September 31' } }),
  ).toEqual([
    'content/posts/seo.mdx: "date" is "September 31, 2024". Use month, day and year, as September 6, 2024.',
  ])
})

test('an unknown kind of film is refused with the three kinds', async () => {
  expect(
    await refusalsAfter({ 'site/brand.yaml': { from: 'kind: file', to: 'kind: tape' } }),
  ).toEqual([
    'content/site/brand.yaml: "intro_video.kind" is "tape". Use one of file, youtube, vimeo.',
  ])
})

test('a price in words in the dollar table is refused', async () => {
  expect(
    await refusalsAfter({ 'site/currencies.yaml': { from: '700: 900', to: 'seven: 900' } }),
  ).toEqual([
    'content/site/currencies.yaml: "usd_by_gbp.seven" is no key here. Use whole pounds before the colon, as 350.',
  ])
})

test('a {word} that stands for nothing is refused with those that do', async () => {
  expect(await refusalsAfter({ 'faqs.yaml': { from: '{seo_results}', to: '{seo}' } })).toEqual([
    'content/faqs.yaml: item 2: "ans" says {seo}. Use one of {clients}, {satisfaction}, {years}, {projects}, {partners}, {ads_results}, {seo_results}, {name}, {email}, {phone}, {town}, {copyright_year}.',
  ])
})

test('all faults of all files are told at once', async () => {
  expect(
    await refusalsAfter({
      'team/amara.yaml': { from: 'field: sky', to: 'field: navvy' },
      'plans/ads-basic.yaml': { from: 'tier: basic', to: 'tier: bsic' },
    }),
  ).toEqual([
    'content/plans/ads-basic.yaml: "tier" is "bsic". Use one of basic, standard, premium.',
    'content/team/amara.yaml: "field" is "navvy". Use one of lilac, sky, lime, pink, marigold, bone, mint, forest, navy, night.',
  ])
})

test('a link in words that do not hold it is refused', async () => {
  expect(
    await refusalsAfter({
      'site/forms.yaml': { from: 'label: terms & conditions', to: 'label: terms of use' },
    }),
  ).toEqual([
    'content/site/forms.yaml: "contact.terms_link.label" is "terms of use". Use words that stand in labels.terms.',
  ])
})

test('a comparison that says nothing of one plan is refused', async () => {
  expect(
    await refusalsAfter({ 'plan_comparison.yaml': { from: "    standard: '7'\n", to: '' } }),
  ).toEqual([
    'content/plan_comparison.yaml: "website.1.standard" is missing. Add it: second plan: true, false or words, as \'7\'.',
  ])
})

test('a bare number in a comparison is refused with the quotes it needs', async () => {
  expect(
    await refusalsAfter({ 'plan_comparison.yaml': { from: "basic: '5'", to: 'basic: 5' } }),
  ).toEqual([
    'content/plan_comparison.yaml: "website.1.basic" is 5. Use true for yes, false for no, or words in quotes, as \'5\'.',
  ])
})

test('a legal text last changed on a day that is not in the calendar is refused', async () => {
  expect(
    await refusalsAfter({ 'legal/privacy-policy.mdx': { from: '2024-11-01', to: '2024-11-31' } }),
  ).toEqual([
    'content/legal/privacy-policy.mdx: "last_changed" is "2024-11-31". Use year, month and day, as 2024-11-01.',
  ])
})

test('a change before the first day of an article is refused', async () => {
  expect(
    await refusalsAfter({
      'posts/seo.mdx': {
        from: 'date: September 20, 2024',
        to: 'date: September 20, 2024\nupdated: September 2, 2024',
      },
    }),
  ).toEqual([
    'content/posts/seo.mdx: "updated" is "September 2, 2024". Use the day of date, or a later one.',
  ])
})

test('a picture for social networks that is not there is refused', async () => {
  const [refusal = ''] = await refusalsAfter({
    'pages/home.yaml': { from: 'pictures: [hero.webp]', to: 'pictures: [heron.webp]' },
  })
  expect(refusal).toContain('content/pages/home.yaml: "share.pictures')
  expect(refusal).toContain('heron.webp')
})
