import { expect, test } from 'vitest'
import { isAsset } from './isAsset.ts'

const FOLDER = '/@fs/srv/agency/.cache/studio'
const image = (href: string) => `/_image?href=${encodeURIComponent(href)}&w=640&f=avif`

test.each([
  image(`${FOLDER}/content/pictures/about.webp?origWidth=1600&origFormat=webp`),
  `${FOLDER}/content/logos/logo-on-dark.svg?origWidth=383`,
  image(encodeURI(`${FOLDER}/content/pictures/写真.webp?origWidth=1600`)),
  encodeURI('/@fs/home/Jürgen Müller/agency/.cache/studio/content/pictures/about.webp'),
  '/.cache/fonts/mona-sans-text-basic.woff2?no-inline',
  '/video/intro.mp4',
])('a rendered page may request %s', (address) => {
  expect(isAsset(address)).toBe(true)
})

test.each([
  '/site/build/siteContent.ts',
  '/@vite/client',
  '/package.json',
  '/@fs/etc/passwd',
  `${FOLDER}/content/site/brand.yaml`,
  `${FOLDER}/content/pictures/../../../../data/messages.webp`,
  `${FOLDER}/content/pictures/%2e%2e/%2e%2e/data/messages.webp`,
  `${FOLDER}/content/pictures/%252e%252e/%252e%252e/data/messages.webp`,
  `${FOLDER}/content/pictures/..%2f..%2fdata/messages.webp`,
  `${FOLDER}/content/pictures/about%00.webp`,
  `${FOLDER}/content/pictures/%ff.webp`,
  `${FOLDER}/data/messages.webp`,
  '/@fs/srv/agency/data/content/pictures/messages.webp',
  image('https://elsewhere.example/a.webp'),
  image('//elsewhere.example/a.webp'),
  image('/@fs/etc/passwd'),
  image(`${FOLDER}/content/pictures/../site/a.webp`),
  image(`${FOLDER}/content/pictures/%2e%2e/a.webp`),
  '/_image',
  '/.cache/fonts/../pages.json',
  '/.cache/pages.json',
  '/video/../package.json',
  '//elsewhere.example/video/intro.mp4',
])('nobody may request %s', (address) => {
  expect(isAsset(address)).toBe(false)
})
