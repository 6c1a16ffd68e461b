import { afterEach, expect, test, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../content/form/maxUploadBytes.ts'
import { call, uploadPicture } from './calls.ts'
import { labels } from './labels.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an error page of a proxy is reported in the studio’s own words', async () => {
  const page = new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 })
  vi.stubGlobal('fetch', async () => page)
  await expect(call('records')).rejects.toThrow(labels.errors.noAnswer)
})

test('a picture that is too large is not sent, and the error states the limit', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const file = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'a.jpg')
  await expect(uploadPicture({ type: 'picture', name: 'a', file, alt: '' })).rejects.toThrow(
    labels.errors.tooLarge(30),
  )
  expect(fetched).not.toHaveBeenCalled()
})
