import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/config.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({}, '/project')).toEqual({
    host: '127.0.0.1',
    port: 4321,
    dataDirectory: '/project/data',
    databaseUrl: null,
    siteDirectory: '/project/dist',
    logLevel: 'warn',
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
    LOG_LEVEL: 'silent',
    UNRELATED: 'left alone',
  }
  expect(readConfig(environment, '/project')).toEqual({
    host: '0.0.0.0',
    port: 0,
    dataDirectory: '/var/lib/forms',
    databaseUrl: 'postgres://forms:secret@db.example/forms',
    siteDirectory: '/project/build/site',
    logLevel: 'silent',
  })
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
  ['LOG_LEVEL', 'loud', 'Use one of fatal, error, warn, info, debug, trace, silent.'],
] as const)('%s may not be "%s"', ([name, value, advice]) => {
  expect(() => readConfig({ [name]: value }, '/project')).toThrow(
    new ConfigError(`${name} is "${value}". ${advice}`),
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
