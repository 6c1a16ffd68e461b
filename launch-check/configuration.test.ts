import { expect, test } from 'vitest'
import { checkConfiguration } from './configuration.ts'
import { testInput } from './testInput.ts'

function found(environment: Record<string, string>): string[] {
  return checkConfiguration({ ...testInput, environment }).map(
    ({ level, file, field }) => `${level} ${file} ${field}`,
  )
}

const OUTSIDE = {
  CONTACT_URL: 'https://formsubmit.co/ajax/abc',
  NEWSLETTER_URL: 'https://formspree.io/f/abc',
}

test('a site with neither a mail server nor webhooks is reported, as nobody would learn of messages', () => {
  expect(found({})).toEqual(['must .env SMTP_URL'])
  expect(found({ SMTP_URL: 'smtp://mail.agency.co.uk' })).toEqual([])
  expect(found({ WEBHOOKS: 'https://hooks.slack.com/services/T1/B1/x' })).toEqual([])
})

test('forms that go to other firms need no mail server, and the firms are named', () => {
  expect(found(OUTSIDE)).toEqual(['should .env CONTACT_URL', 'should .env NEWSLETTER_URL'])
})

test('a form address in the content is checked if the environment has none', () => {
  const { content } = testInput
  const forms = { ...content.forms, contact_url: OUTSIDE.CONTACT_URL }
  const input = { ...testInput, content: { ...content, forms } }
  expect(checkConfiguration(input)).toMatchObject([
    { level: 'must', field: 'SMTP_URL' },
    { level: 'should', file: 'content/site/forms.yaml', field: '"contact_url"' },
  ])
})

test('a variable that the receiver rejects is reported with the receiver’s message', () => {
  const environment = { ...OUTSIDE, PORT: 'eighty' }
  expect(checkConfiguration({ ...testInput, environment })[0]).toMatchObject({
    level: 'must',
    field: 'PORT',
    found: 'PORT is "eighty". Use a whole number from 0 to 65535.',
  })
})

test('a form address that the build rejects is reported, and an address of this site is not taken for another firm', () => {
  const environment = { CONTACT_URL: 'forms.agency.co.uk', NEWSLETTER_URL: '/forms/newsletter' }
  const findings = checkConfiguration({ ...testInput, environment })
  expect(findings.map(({ level, field }) => `${level} ${field}`)).toEqual([
    'must CONTACT_URL',
    'must SMTP_URL',
  ])
})
