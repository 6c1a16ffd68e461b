import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { brandSocialLinks } from './brandSocialLinks.ts'

test('every profile is named after its network and says that it opens in a new tab', async () => {
  const { brand, labels } = await readContent(TEST_CONTENT)
  const links = brandSocialLinks(brand, labels)
  expect(links.map(({ label }) => label)).toEqual([
    'Facebook (opens in a new tab)',
    'X (opens in a new tab)',
    'Instagram (opens in a new tab)',
    'LinkedIn (opens in a new tab)',
    'Google Business (opens in a new tab)',
  ])
  expect(links.map(({ link }) => link)).toEqual(brand.social.map(({ link }) => link))
})
