import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const ORIGINS_ADVICE =
  'Use addresses of sites with commas between, as https://staging.example.com, without a path.'
const PROXY_ADVICE =
  'Use the number of proxies, as 1, or their addresses with commas between, as 127.0.0.1, 10.0.0.0/8 or loopback, linklocal, uniquelocal.'
const smtp = { SMTP_URL: 'smtp://mail.example' }

test('an empty environment gives the defaults', () => {
  expect(readConfig({}, '/project')).toEqual({
    host: '127.0.0.1',
    port: 4321,
    dataDirectory: '/project/data',
    databaseUrl: null,
    siteDirectory: '/project/dist',
    allowedOrigins: [],
    trustedProxies: [],
    logLevel: 'warn',
    mail: null,
    rateLimitPerMinute: 20,
    readerMailsPerMinute: 60,
  })
})

test('a blank variable counts as unset', () => {
  const blank = { HOST: '', PORT: ' ', DATA_DIRECTORY: '', SITE_DIRECTORY: '', LOG_LEVEL: '' }
  expect(readConfig(blank, '/project')).toEqual(readConfig({}, '/project'))
})

test('every variable is read, relative folders from the project', () => {
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
    READER_MAILS_PER_MINUTE: '200',
    LOG_LEVEL: 'silent',
    UNRELATED: 'left alone',
  }
  expect(readConfig(environment, '/project')).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataDirectory: '/var/lib/forms',
    databaseUrl: 'postgres://forms:secret@db.example/forms',
    siteDirectory: '/project/build/site',
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
    rateLimitPerMinute: 0,
    readerMailsPerMinute: 200,
  })
})

test('proxies may be counted', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: '2' }, '/project')
  if (typeof trustedProxies !== 'function') throw new Error('A count is a check of the distance.')
  expect([0, 1, 2].map((hop) => trustedProxies('203.0.113.9', hop))).toEqual([true, true, false])
})

test('the site may be served by something else', () => {
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
    'Use one email address, or several with commas between them.',
  ],
  ['RATE_LIMIT_PER_MINUTE', 'many', 'Use a whole number from 1 to 10000, or 0 for no limit.'],
  ['READER_MAILS_PER_MINUTE', '0', 'Use a whole number from 1 to 10000.'],
  ['RATE_LIMIT_PER_MINUTE', '10001', 'Use a whole number from 1 to 10000, or 0 for no limit.'],
  ['LOG_LEVEL', 'loud', 'Use one of fatal, error, warn, info, debug, trace, silent.'],
] as const)('%s may not be "%s"', ([name, value, advice]) => {
  expect(() => readConfig({ ...smtp, [name]: value }, '/project')).toThrow(
    new ConfigError(`${name} is "${value}". ${advice}`),
  )
})

test.for([
  'mysql://forms:secret@db.example/forms',
  'postgres://forms:secret@db.example',
  'forms:secret@db.example/forms',
])('a wrong DATABASE_URL is rejected without telling its password: %s', (value) => {
  expect(() => readConfig({ DATABASE_URL: value }, '/project')).toThrow(
    new ConfigError(
      'DATABASE_URL cannot be used. Use postgres://user:password@host:5432/database, or leave it blank for SQLite.',
    ),
  )
})

test.for([
  'https://forms:secret@mail.example',
  'smtp://forms:secret@',
  'smtp://forms@mail.example',
  'smtp://forms:%E0%A4%A@mail.example',
  'smtp://forms:secret@mail.example?requireTLS=false',
])('a wrong SMTP_URL is rejected without telling its password: %s', (value) => {
  expect(() => readConfig({ SMTP_URL: value }, '/project')).toThrow(
    new ConfigError(
      'SMTP_URL cannot be used. Use smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded, or leave it blank for no mail.',
    ),
  )
})

test('TLS from the start has its own port', () => {
  const { mail } = readConfig({ SMTP_URL: 'smtps://mail.example' }, '/project')
  expect(mail?.smtp).toEqual({ host: 'mail.example', port: 465, isSecure: true, login: null })
})

test('an address for mail is rejected where no mail is sent', () => {
  expect(() => readConfig({ MAIL_TO: 'nora@agency.example' }, '/project')).toThrow(
    new ConfigError(
      'MAIL_TO is "nora@agency.example". SMTP_URL is blank, so no mail is sent. Set it, or leave this one blank too.',
    ),
  )
})

test('every wrong variable is named at once', () => {
  expect(() => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' }, '/project')).toThrow(
    new ConfigError(
      'PORT is "abc". Use a whole number from 0 to 65535.\n' +
        'LOG_LEVEL is "loud". Use one of fatal, error, warn, info, debug, trace, silent.',
    ),
  )
})
