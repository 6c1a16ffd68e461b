import { expect, test } from 'vitest'
import { checkPictureSizes } from './pictureSizes.ts'
import { withFile } from './testInput.ts'

test('a picture narrower than its place takes is named with both widths', async () => {
  // A portrait of 768 pixels where a card of 960 stands.
  const [finding] = await checkPictureSizes(withFile('services', { src: 'portrait.webp' }))
  expect(finding).toMatchObject({
    level: 'should',
    field: '"src"',
    found: 'content/pictures/portrait.webp is 768 pixels wide',
    advice: 'Its place takes 960. Put a larger picture in.',
  })
})

test('a picture as wide as its place is in order', async () => {
  expect(await checkPictureSizes(withFile('services'))).toEqual([])
})

test('a picture within a section of a page is named with its place in the list', async () => {
  const [finding] = await checkPictureSizes(
    withFile('pages.about', { sections: [{ type: 'about-intro', picture: 'portrait.webp' }] }),
  )
  expect(finding).toMatchObject({ field: '"sections.1.picture"' })
})
