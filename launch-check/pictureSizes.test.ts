import { expect, test } from 'vitest'
import { checkPictureSizes } from './pictureSizes.ts'
import { withFile } from './testInput.ts'

test('a picture that is too narrow for its place is reported with both widths', async () => {
  // A portrait of 768 pixels on a card of 960.
  const [finding] = await checkPictureSizes(withFile('services', { src: 'portrait.webp' }))
  expect(finding).toMatchObject({
    level: 'should',
    field: '"src"',
    found: 'content/pictures/portrait.webp is 768 pixels wide',
    advice: 'Use a picture that is at least 960 pixels wide.',
  })
})

test('a picture as wide as its place is accepted', async () => {
  expect(await checkPictureSizes(withFile('services'))).toEqual([])
})

test('a picture in a section of a page is reported with the section’s position', async () => {
  const [finding] = await checkPictureSizes(
    withFile('pages.about', { sections: [{ type: 'about-intro', picture: 'portrait.webp' }] }),
  )
  expect(finding).toMatchObject({ field: '"sections.1.picture"' })
})
