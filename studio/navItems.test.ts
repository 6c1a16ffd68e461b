import { expect, test } from 'vitest'
import { LOCAL_OWNER } from './access/person.ts'
import { placesOf } from './navItems.ts'

const placesFor = (person: Parameters<typeof placesOf>[0]) =>
  placesOf(person).map(({ href }) => href)

test('on its own machine the studio leads to no people: nobody is asked who they are', () => {
  const owner = placesFor({ id: 'ada', name: 'Ada', role: 'owner' })
  expect(owner).toEqual(expect.arrayContaining(['/', '/publish', '/inbox', '/people', '/account']))
  expect(placesFor(LOCAL_OWNER)).toEqual(
    owner.filter((href) => href !== '/people' && href !== '/account'),
  )
})

test('a writer is led to the content and to what is their own, not to what is for owners', () => {
  const writer = placesFor({ id: 'wim', name: 'Wim', role: 'writer' })
  expect(writer).toEqual(expect.arrayContaining(['/', '/changes', '/account']))
  for (const place of ['/publish', '/inbox', '/people']) expect(writer).not.toContain(place)
})
