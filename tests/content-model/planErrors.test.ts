import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { copyContent } from '../support/content/copyContent.ts'
import { errorsAfter, errorsIn } from '../support/content/errorsAfter.ts'

const COMPARISON = 'plan_comparison.yaml'

/** A copy of the test content with one more plan in a category, which may be new. */
async function contentWith(category: string, changes = ''): Promise<string> {
  const directory = copyContent()
  const plan = await readFile(join(directory, 'plans/website-basic.yaml'), 'utf8')
  await writeFile(
    join(directory, 'plans/added.yaml'),
    plan
      .replace(/^id: .*/m, 'id: 99')
      .replace(/^category: .*/m, `category: ${category}`)
      .replace(/^tier: .*/m, 'tier: team')
      .concat(changes),
  )
  return directory
}

test('a fourth plan needs only its file, and a new category only its tab', async () => {
  expect(await errorsIn(await contentWith('website'))).toEqual([])
  const directory = await contentWith('care')
  const tabs = join(directory, 'site/plan_categories.yaml')
  const tab = '- id: care\n  label: Care\n  next_step: null\n'
  await writeFile(tabs, `${await readFile(tabs, 'utf8')}${tab}`)
  expect(await errorsIn(directory)).toEqual([])
})

test('a plan that one row of the comparison names must be in every row of its category', async () => {
  const directory = await contentWith('website')
  const file = join(directory, COMPARISON)
  const text = await readFile(file, 'utf8')
  const rows = (/^website:\n((?: .*\n)+)/m.exec(text)?.[1] ?? '').match(/feature/g)?.length ?? 0
  await writeFile(file, text.replace('    basic:', '    team: true\n    basic:'))
  const errors = await errorsIn(directory)
  expect(errors).toHaveLength(rows - 1)
  expect(errors[0]).toBe(
    'content/plan_comparison.yaml: "website.2.team" is missing. Add it: whether the plan includes the feature: yes, no, or text such as 5 pages.',
  )
})

test('a draft plan may be in only some rows of the comparison', async () => {
  const directory = await contentWith('website', 'draft: true\n')
  const file = join(directory, COMPARISON)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('    basic:', '    team: true\n    basic:'))
  expect(await errorsIn(directory)).toEqual([])
})

test('a column for an unknown plan is refused with a suggestion', async () => {
  const errors = await errorsAfter({ [COMPARISON]: { from: 'premium:', to: 'premum:' } })
  expect(errors).toContain(
    'content/plan_comparison.yaml: "website.1.premum" is not a field here. Did you mean "premium"?',
  )
})

test('rows for a category that has no tab are refused', async () => {
  expect(
    await errorsAfter({ [COMPARISON]: { from: /$/, to: 'webs:\n  - feature: Pages\n' } }),
  ).toEqual([
    'content/plan_comparison.yaml: "webs" is not a field here. The fields here are website, app, ads, business.',
  ])
})

test('a tier with capitals or spaces is refused', async () => {
  expect(
    await errorsAfter({ 'plans/ads-basic.yaml': { from: 'tier: basic', to: 'tier: Basic plan' } }),
  ).toContain(
    'content/plans/ads-basic.yaml: "tier" is "Basic plan". Use lowercase letters, digits and hyphens, such as basic.',
  )
})

test('text in a comparison may quote a claim', async () => {
  const directory = copyContent()
  const file = join(directory, COMPARISON)
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/basic: .*/, "basic: 'For {clients}'"),
  )
  const { plan_comparison, claims } = await readContent(directory)
  expect(plan_comparison.website?.[0]?.basic).toBe(`For ${claims.clients}`)
})
