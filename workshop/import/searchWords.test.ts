import { expect, test } from 'vitest'
import type { ExportItem } from './readExport.ts'
import { searchWordsOf } from './searchWords.ts'

function words(meta: Record<string, string>) {
  const item = {
    title: 'Tea &amp; cake',
    excerpt: 'Both.',
    terms: [{ kind: 'category', slug: 'food', name: 'Food' }],
    meta: new Map(Object.entries(meta)),
  } as unknown as ExportItem
  return searchWordsOf(item, { siteName: 'The old site' })
}

test.for([
  ['_yoast_wpseo_title', '%%title%% %%page%% %%sep%% %%sitename%%', 'Tea & cake'],
  ['_yoast_wpseo_title', '%%sitename%% | %%title%% – for you', 'Tea & cake – for you'],
  ['rank_math_title', '%title% %sep% %sitename%', 'Tea & cake'],
  ['rank_math_title', '%customfield(name)% 50% off, 20% more', '50% off, 20% more'],
  ['_aioseo_title', '#post_title #separator_sa #site_title', 'Tea & cake'],
  ['_aioseop_title', 'Tea | %blog_title%', 'Tea'],
  ['_seopress_titles_title', '%%post_title%% in %%category%%', 'Tea & cake in Food'],
  ['_genesis_title', 'Tea, made anew | The old site', 'Tea, made anew'],
] as const)('the title %s "%s" is "%s"', ([key, value, title]) => {
  expect(words({ [key]: value }).title).toBe(title)
})

test.for([
  ['_yoast_wpseo_metadesc', '%%excerpt%% Really.', 'Both. Really.'],
  ['rank_math_description', 'A &amp; {b}', 'A & (b)'],
  ['_aioseo_description', '#post_excerpt', 'Both.'],
  ['_aioseop_description', 'A', 'A'],
  ['_seopress_titles_desc', 'A', 'A'],
  ['_genesis_description', 'A', 'A'],
] as const)('the description %s "%s" is "%s"', ([key, value, description]) => {
  expect(words({ [key]: value }).description).toBe(description)
})
