import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renamePicturesIn } from './pictureNames.ts'

/** Renames the pictures of a site with one page. @returns the page's text, and the bytes of each picture by its name. */
async function rename(page: string, pictures: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '_astro'))
  await writeFile(join(folder, 'a.html'), page)
  for (const [name, bytes] of Object.entries(pictures)) {
    await writeFile(join(folder, '_astro', name), bytes)
  }
  renamePicturesIn(`${folder}/`)
  const files = await readdir(join(folder, '_astro'))
  const read = (file: string) => readFile(join(folder, '_astro', file), 'utf8')
  return {
    html: await readFile(join(folder, 'a.html'), 'utf8'),
    pictures: new Map(
      await Promise.all(files.map(async (file) => [file, await read(file)] as const)),
    ),
  }
}

const SMALL = 'sea.A-b_c1D2_Z1x.avif'
const LARGE = 'sea.A-b_c1D2_9yQ.avif'
const PAGE = `<img src="/_astro/${LARGE}" srcset="/_astro/${SMALL} 1w, /_astro/${LARGE} 2w">`

test('the sizes of a picture share one hash, and pages name them so', async () => {
  const { html, pictures } = await rename(PAGE, { [SMALL]: 'small', [LARGE]: 'large' })
  const [, large = '', small = ''] =
    /^<img src="\/_astro\/(.+)" srcset="\/_astro\/(.+) 1w, \/_astro\/\1 2w">$/.exec(html) ?? []
  expect(Object.fromEntries(pictures)).toEqual({ [small]: 'small', [large]: 'large' })
  const name = /^sea\.([0-9a-f]{8})-\d\.avif$/
  expect(small).toMatch(name)
  expect(name.exec(small)?.[1]).toBe(name.exec(large)?.[1])
})

test('a picture has another name as soon as one of its sizes has other bytes', async () => {
  const before = await rename(PAGE, { [SMALL]: 'small', [LARGE]: 'large' })
  const after = await rename(PAGE, { [SMALL]: 'smaller', [LARGE]: 'large' })
  for (const name of after.pictures.keys()) expect(before.pictures.has(name)).toBe(false)
})

test('one drawing under two names keeps both, and other files keep theirs', async () => {
  const twin = SMALL.replace('sea', 'lake')
  const other = { 'site.0a1b2c3d.css': 'a{}', 'mark.A1b2C3d4.svg': '<svg/>' }
  const { html, pictures } = await rename(`<img src="/_astro/${twin}"><p>any_1.avif</p>`, {
    [SMALL]: 'small',
    [twin]: 'small',
    ...other,
  })
  const [, name = '', text] = /^<img src="\/_astro\/(lake\..+)"><p>(.+)<\/p>$/.exec(html) ?? []
  expect(text).toBe('any_1.avif')
  expect(Object.fromEntries(pictures)).toEqual({
    [name]: 'small',
    [name.replace('lake', 'sea')]: 'small',
    ...other,
  })
})
