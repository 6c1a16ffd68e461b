import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteHeaders } from '../../../server/site/siteIndex.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'

test('the headers are read from the file that the build leaves beside the pages', () => {
  const folder = temporaryFolder()
  const headers = {
    everywhere: { 'content-security-policy': "script-src 'self'", 'x-frame-options': 'DENY' },
    policies: { 'about.html': "script-src 'none'" },
  }
  writeFileSync(join(folder, '.headers.json'), JSON.stringify(headers))
  expect(readSiteHeaders(folder)).toEqual(headers)
})

test.each([
  '',
  '[]',
  '{}',
  '{"everywhere":{},"policies":{}}',
  '{"everywhere":{"content-security-policy":1},"policies":{}}',
  '{"everywhere":{"content-security-policy":"x"},"policies":{"about.html":1}}',
])('an invalid file of headers is rejected: %s', (wrong) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, '.headers.json'), wrong)
  expect(() => readSiteHeaders(folder)).toThrow()
})
