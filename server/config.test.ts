import { expect, test } from 'vitest'
import type { SettingFault } from '../forms/formAddresses.ts'
import { ConfigError, readConfig } from './config.ts'

const ORIGINS_ADVICE =
  'Use addresses of sites, separated by commas, such as https://staging.example.com, without a path.'
const PROXY_ADVICE =
  'Use the number of proxies, such as 1, or their addresses, separated by commas, such as 127.0.0.1, 10.0.0.0/8 or loopback, linklocal, uniquelocal.'
const smtp = { SMTP_URL: 'smtp://mail.example' }

const wrong = (...faults: SettingFault[]) => new ConfigError(faults)

test('an empty environment gives the defaults', () => {
  expect(readConfig({}, '/project')).toEqual({
    host: '127.0.0.1',
    port: 4321,
    dataDirectory: '/project/data',
    databaseUrl: null,
    siteDirectory: '/project/dist',
    followsReleases: true,
    allowedOrigins: [],
    trustedProxies: [],
    logLevel: 'warn',
    mail: null,
    webhooks: { addresses: [], allowPrivate: false },
    rateLimitPerMinute: 20,
    subscriberMailsPerMinute: 60,
  })
})

test('a blank variable counts as unset', () => {
  const blank = { HOST: '', PORT: ' ', DATA_DIRECTORY: '', SITE_DIRECTORY: '', LOG_LEVEL: '' }
  expect(readConfig(blank, '/project')).toEqual(readConfig({}, '/project'))
})

test('internationalised domains are converted to ASCII before validation', () => {
  const environment = {
    ALLOWED_ORIGINS: 'https://neu.müller.example',
    SMTP_URL: 'smtp://post.müller.example',
    MAIL_FROM: 'info@müller.example',
    MAIL_TO: 'anna@müller.example',
  }
  expect(readConfig(environment, '/project')).toMatchObject({
    allowedOrigins: ['https://neu.xn--mller-kva.example'],
    mail: {
      smtp: { host: 'post.xn--mller-kva.example' },
      from: 'info@xn--mller-kva.example',
      to: ['anna@xn--mller-kva.example'],
    },
  })
})

test('all variables are read, and relative folders start at the project', () => {
  const environment = {
    HOST: '0.0.0.0',
    PORT: '0',
    DATA_DIRECTORY: '/var/lib/forms',
    DATABASE_URL: 'postgres://forms:secret@db.example/forms',
    SITE_DIRECTORY: 'build/site',
    ALLOWED_ORIGINS: 'https://staging.agency.example, https://agency.test:8443/',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,uniquelocal',
    SMTP_URL: 'smtp://forms%40agency:p%2Fss@mail.example',
    MAIL_FROM: 'forms@agency.example',
    MAIL_TO: 'nora@agency.example, owen@agency.example',
    RATE_LIMIT_PER_MINUTE: '0',
    SUBSCRIBER_MAILS_PER_MINUTE: '200',
    LOG_LEVEL: 'silent',
    UNRELATED: 'left alone',
  }
  expect(readConfig(environment, '/project')).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataDirectory: '/var/lib/forms',
    databaseUrl: 'postgres://forms:secret@db.example/forms',
    siteDirectory: '/project/build/site',
    followsReleases: false,
    allowedOrigins: ['https://staging.agency.example', 'https://agency.test:8443'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'uniquelocal'],
    logLevel: 'silent',
    mail: {
      smtp: {
        host: 'mail.example',
        port: 587,
        isSecure: false,
        login: { user: 'forms@agency', password: 'p/ss' },
      },
      from: 'forms@agency.example',
      to: ['nora@agency.example', 'owen@agency.example'],
    },
    webhooks: { addresses: [], allowPrivate: false },
    rateLimitPerMinute: 0,
    subscriberMailsPerMinute: 200,
  })
})

test('trusted proxies may be given as a number', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: '2' }, '/project')
  if (typeof trustedProxies !== 'function') throw new Error('A count is a check of the distance.')
  expect([0, 1, 2].map((hop) => trustedProxies('203.0.113.9', hop))).toEqual([true, true, false])
})

test('the site may be served by another server', () => {
  expect(readConfig({ SITE_DIRECTORY: 'none' }, '/project').siteDirectory).toBeNull()
})

test.for([
  ['PORT', 'abc', 'Use a whole number from 0 to 65535.'],
  ['PORT', '65536', 'Use a whole number from 0 to 65535.'],
  ['PORT', '-1', 'Use a whole number from 0 to 65535.'],
  ['PORT', '80.5', 'Use a whole number from 0 to 65535.'],
  ['HOST', 'my host', 'Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.'],
  ...[
    'agency.example',
    'https://agency.example/about',
    'https://a.example;https://b.example',
    '*',
  ].map((value) => ['ALLOWED_ORIGINS', value, ORIGINS_ADVICE] as const),
  ...['yes', '10.0.0.0/33', '127.0.0.1/0', '1.2.3', '2, 127.0.0.1', '-1', '::1/x'].map(
    (value) => ['TRUST_PROXY', value, PROXY_ADVICE] as const,
  ),
  ['MAIL_FROM', 'Nora', 'Use an email address, such as hello@agency.example.'],
  [
    'MAIL_TO',
    'nora@agency.example; owen@agency.example',
    'Use one email address, or several separated by commas.',
  ],
  ['RATE_LIMIT_PER_MINUTE', 'many', 'Use a whole number from 1 to 10000, or 0 for no limit.'],
  ['SUBSCRIBER_MAILS_PER_MINUTE', '0', 'Use a whole number from 1 to 10000.'],
  ['RATE_LIMIT_PER_MINUTE', '10001', 'Use a whole number from 1 to 10000, or 0 for no limit.'],
  ['LOG_LEVEL', 'loud', 'Use one of fatal, error, warn, info, debug, trace, silent.'],
] as const)('%s is rejected if it is "%s"', ([name, value, advice]) => {
  expect(() => readConfig({ ...smtp, [name]: value }, '/project')).toThrow(
    wrong({ name, sentence: `${name} is "${value}". ${advice}` }),
  )
})

test.for([
  'mysql://forms:secret@db.example/forms',
  'postgres://forms:secret@db.example',
  'forms:secret@db.example/forms',
])('a wrong DATABASE_URL is rejected without revealing the password: %s', (value) => {
  expect(() => readConfig({ DATABASE_URL: value }, '/project')).toThrow(
    wrong({
      name: 'DATABASE_URL',
      sentence:
        'DATABASE_URL cannot be used. Use postgres://user:password@host:5432/database, or leave it blank for SQLite.',
    }),
  )
})

test.for([
  'https://forms:secret@mail.example',
  'smtp://forms:secret@',
  'smtp://forms@mail.example',
  'smtp://forms:%E0%A4%A@mail.example',
  'smtp://forms:secret@mail.example?requireTLS=false',
])('a wrong SMTP_URL is rejected without revealing the password: %s', (value) => {
  expect(() => readConfig({ SMTP_URL: value }, '/project')).toThrow(
    wrong({
      name: 'SMTP_URL',
      sentence:
        'SMTP_URL cannot be used. Use smtp://user:password@host:587 or smtps://user:password@host:465 with special characters percent-encoded, or leave it blank for no mail.',
    }),
  )
})

test('implicit TLS uses its own port', () => {
  const { mail } = readConfig({ SMTP_URL: 'smtps://mail.example' }, '/project')
  expect(mail?.smtp).toEqual({ host: 'mail.example', port: 465, isSecure: true, login: null })
})

test('a mail address is rejected if no mail server is set', () => {
  expect(() => readConfig({ MAIL_TO: 'nora@agency.example' }, '/project')).toThrow(
    wrong({
      name: 'MAIL_TO',
      sentence:
        'MAIL_TO is "nora@agency.example". SMTP_URL is blank, so no mail is sent. Set SMTP_URL, or leave this blank too.',
    }),
  )
})

const secret = `whsec_${Buffer.alloc(32).toString('base64')}`

test('the format of a webhook follows from its host, or from the word before its address', () => {
  const WEBHOOKS = [
    `https://crm.example/hooks ${secret}`,
    'https://hooks.slack.com/services/T1/B1/x',
    'https://discord.com/api/webhooks/1/x',
    'https://prod-1.westeurope.logic.azure.com/workflows/1?sig=x',
    'slack:https://chat.example/hooks/1',
    `standard:https://1.logic.azure.com/x ${secret} ${secret}`,
  ].join(', ')
  const { addresses, allowPrivate } = readConfig({ WEBHOOKS }, '/project').webhooks
  expect(addresses.map(({ form, keys }) => [form, keys.length])).toEqual([
    ['standard', 1],
    ['slack', 0],
    ['discord', 0],
    ['teams', 0],
    ['slack', 0],
    ['standard', 2],
  ])
  // Discord is asked to respond only after it has stored the message.
  expect(addresses[2]?.url.href).toBe('https://discord.com/api/webhooks/1/x?wait=true')
  expect(addresses[0]).toMatchObject({
    name: expect.stringMatching(/^crm\.example\/[\da-f]{8}$/),
    keys: [Buffer.alloc(32)],
  })
  expect(allowPrivate).toBe(false)
})

test.for([
  [
    'crm.example/hush',
    /^WEBHOOKS cannot be used\. Address 1 is not a valid address\. Use addresses/,
  ],
  ['mattermost:https://chat.example/hush', /Address 1 begins with "mattermost:"\. Use standard/],
  [
    'https://crm.example/hush',
    /Address 1 has no secret\. After the address, write a space, whsec_/,
  ],
  ['https://crm.example/hush whsec_c2hvcnQ=', /Address 1 has something other than secrets\./],
  ['https://crm.example/hush hunter2', /Address 1 has something other than secrets\./],
  [`http://crm.example/hush ${secret}`, /Address 1 is without TLS\. WEBHOOK_ALLOW_PRIVATE=yes/],
  ...[
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[fc00::1]',
    '[::7f00:1]',
    '0x7f.1',
  ].map(
    (host) => [`https://${host}/hush ${secret}`, /Address 1 is in a private network\./] as const,
  ),
  [Array(2).fill('https://hooks.slack.com/services/hush').join(), /One address appears twice\./],
  [
    Array.from({ length: 11 }, (_, index) => `slack:https://a.example/hush${index}`).join(),
    /Use at most 10 addresses\./,
  ],
] as const)('WEBHOOKS rejects "%s" without repeating it', ([WEBHOOKS, advice]) => {
  expect(() => readConfig({ WEBHOOKS }, '/project')).toThrow(advice)
  expect(() => readConfig({ WEBHOOKS }, '/project')).not.toThrow(/hush|hunter2/)
})

test('webhooks in a private network may be allowed', () => {
  const WEBHOOKS = `http://10.1.2.3:8080/hooks ${secret}`
  const { webhooks } = readConfig({ WEBHOOKS, WEBHOOK_ALLOW_PRIVATE: 'yes' }, '/project')
  expect(webhooks).toMatchObject({ allowPrivate: true, addresses: [{ form: 'standard' }] })
})

test('the error names all wrong variables', () => {
  expect(() => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' }, '/project')).toThrow(
    wrong(
      { name: 'PORT', sentence: 'PORT is "abc". Use a whole number from 0 to 65535.' },
      {
        name: 'LOG_LEVEL',
        sentence: 'LOG_LEVEL is "loud". Use one of fatal, error, warn, info, debug, trace, silent.',
      },
    ),
  )
})
