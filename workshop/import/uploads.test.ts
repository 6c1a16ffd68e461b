import { expect, test } from 'vitest'
import { belowUploads, isSamePicture, Uploads } from './uploads.ts'

const FOLDER = new Uploads([
  '2019/05/photo.jpg',
  '2019/05/photo-300x200.jpg',
  '2020/01/photo.jpg',
  '2020/01/small-150x150.jpg',
  '2020/01/small-1024x768.jpg',
  '2020/01/big-scaled.jpg',
  'sites/3/2021/02/ours.jpg',
  'sites/4/2021/02/both.jpg',
  'sites/5/2021/02/both.jpg',
  'u\u0308ber/uns.jpg',
])

test.for([
  ['/wp-content/uploads/2019/05/photo.jpg', '2019/05/photo.jpg'],
  ['/app/uploads/2019/05/photo-300x200.jpg', '2019/05/photo.jpg'],
  ['https://i0.wp.com/old.example/wp-content/uploads/2020/01/photo.jpg?w=9', '2020/01/photo.jpg'],
  ['https://old.files.wordpress.com/2020/01/big.jpg', '2020/01/big-scaled.jpg'],
  ['/x/2020/01/small-300x200.jpg', '2020/01/small-1024x768.jpg'],
  ['/files/2021/02/ours.jpg', 'sites/3/2021/02/ours.jpg'],
  ['/wp-content/uploads/%C3%BCber/uns.jpg', 'u\u0308ber/uns.jpg'],
  ['/files/2021/02/both.jpg', undefined],
  ['/other/photo.jpg', undefined],
  ['/2021/07/photo.jpg', undefined],
] as const)('%s is found at %s', ([address, path]) => {
  expect(FOLDER.find(address, belowUploads(address))).toBe(path)
})

test('addresses with other sizes and hosts are the same picture; other folders and pages are not', () => {
  const photo = 'https://old.example/wp-content/uploads/2019/05/photo.jpg'
  expect(isSamePicture(photo, '/app/uploads/2019/05/photo-300x200.jpg')).toBe(true)
  expect(isSamePicture(photo, '/app/uploads/2020/05/photo.jpg')).toBe(false)
  expect(isSamePicture('/a/page', '/b/page')).toBe(false)
})
