import { expect, test } from 'vitest'
import { features } from './features.ts'
import { navItemsFor } from './kit/navItems.ts'
import { LOCAL_OWNER, type Person } from './kit/person.ts'

const navItems = features.flatMap(({ navItem }) => navItem ?? [])
const linksFor = (person: Person) => navItemsFor(person, navItems).map(({ href }) => href)

test('on its own machine the studio links neither people nor an account, since nobody signs in', () => {
  const owner = linksFor({ id: 'ada', name: 'Ada', role: 'owner' })
  expect(owner).toEqual(expect.arrayContaining(['/', '/publish', '/inbox', '/people', '/account']))
  expect(linksFor(LOCAL_OWNER)).toEqual(
    owner.filter((href) => href !== '/people' && href !== '/account'),
  )
})

test('an editor gets links to publishing, the inbox and analytics, but not to subscribers or people', () => {
  const editor = linksFor({ id: 'eve', name: 'Eve', role: 'editor' })
  expect(editor).toEqual(expect.arrayContaining(['/', '/publish', '/inbox', '/analytics']))
  for (const href of ['/subscribers', '/people']) expect(editor).not.toContain(href)
})

test('a writer gets links to the content and their account, but not to publishing, the inbox or people', () => {
  const writer = linksFor({ id: 'wim', name: 'Wim', role: 'writer' })
  expect(writer).toEqual(expect.arrayContaining(['/', '/changes', '/account']))
  for (const href of ['/publish', '/inbox', '/people']) expect(writer).not.toContain(href)
})
