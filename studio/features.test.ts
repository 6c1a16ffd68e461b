import { expect, test } from 'vitest'
import { features } from './features.ts'
import { navItemsFor } from './kit/navItems.ts'
import { LOCAL_OWNER, type Person } from './kit/person.ts'

const navItems = features.flatMap(({ navItem }) => navItem ?? [])
const linksFor = (person: Person) => navItemsFor(person, navItems).map(({ href }) => href)

test('on its own machine the studio leads to no people: nobody is asked who they are', () => {
  const owner = linksFor({ id: 'ada', name: 'Ada', role: 'owner' })
  expect(owner).toEqual(expect.arrayContaining(['/', '/publish', '/inbox', '/people', '/account']))
  expect(linksFor(LOCAL_OWNER)).toEqual(
    owner.filter((href) => href !== '/people' && href !== '/account'),
  )
})

test('an editor is led to what is published, read and counted, and not to people', () => {
  const editor = linksFor({ id: 'eve', name: 'Eve', role: 'editor' })
  expect(editor).toEqual(expect.arrayContaining(['/', '/publish', '/inbox', '/analytics']))
  for (const href of ['/subscribers', '/people']) expect(editor).not.toContain(href)
})

test('a writer is led to the content and to what is their own, not to what is for owners', () => {
  const writer = linksFor({ id: 'wim', name: 'Wim', role: 'writer' })
  expect(writer).toEqual(expect.arrayContaining(['/', '/changes', '/account']))
  for (const href of ['/publish', '/inbox', '/people']) expect(writer).not.toContain(href)
})
