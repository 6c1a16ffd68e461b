import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteHeaders } from '../../src/site/readSiteHeaders.ts'
import { temporaryFolder } from '../support/startReceiver.ts'

test('the headers that the build left beside the pages are the ones that are sent', () => {
  const folder = temporaryFolder()
  const headers = { 'content-security-policy': "script-src 'self'", 'x-frame-options': 'DENY' }
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(headers))
  expect(readSiteHeaders(folder)).toEqual(headers)
})

test('a file of headers that holds none stops the start', () => {
  const folder = temporaryFolder()
  for (const wrong of ['["content-security-policy"]', '{}', '{"content-security-policy":1}', '']) {
    writeFileSync(join(folder, '.headers.json'), wrong)
    expect(() => readSiteHeaders(folder)).toThrow()
  }
})
