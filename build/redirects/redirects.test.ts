import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/receiver/startReceiver.ts'
import { hostRedirects } from './hostRedirects.ts'
import { writeRedirects } from './writeRedirects.ts'
import { writtenRedirect } from './writtenRedirect.ts'

test('a static host gets old addresses with and without a final slash, and only special characters are encoded', () => {
  const redirects = [
    { from: '/2019/Über uns*/', to: '/about#team', permanent: true },
    { from: '/%DCber-100%', to: '/about', permanent: true },
    { from: '/a,b+c', to: '/about', permanent: true },
    { from: '/shop', to: 'https://shop.example/?a=1', permanent: false },
  ]
  expect(hostRedirects(redirects.map(writtenRedirect))).toBe(
    `/2019/Über%20uns%2A /about#team 301
/2019/Über%20uns%2A/ /about#team 301
/Über-100%25 /about 301
/Über-100%25/ /about 301
/a,b+c /about 301
/a,b+c/ /about 301
/shop https://shop.example/?a=1 302
/shop/ https://shop.example/?a=1 302
`,
  )
})

test('a site without old addresses has no empty file, which publishing would reject', async () => {
  const directory = temporaryFolder()
  await writeRedirects(directory, [])
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  expect(files).toContain('.redirects.json')
  expect(files.filter((file) => statSync(join(directory, file)).size === 0)).toEqual([])
})

test.for([
  ['robots.txt', '/Robots.txt'],
  ['blog-2.html', '/blog-2/'],
  ['index.html', '/'],
] as const)('a build that contains %s rejects the old address %s', async ([file, from]) => {
  const directory = temporaryFolder()
  writeFileSync(join(directory, file), '')
  const redirects = [{ from, to: '/about', permanent: true }]
  await expect(writeRedirects(directory, redirects)).rejects.toThrow(
    /^content\/redirects\.yaml: "from" is ".*", which is an address of this site\./,
  )
})
