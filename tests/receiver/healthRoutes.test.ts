import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type Storage, StorageUnavailableError } from '../../core/submissions/submissionStore.ts'
import { addHealthRoutes } from '../../receiver/healthRoutes.ts'
import { rawRequest } from '../support/receiver/requests.ts'
import { startReceiver } from '../support/receiver/startReceiver.ts'

/** The two routes, with a check of the storage that the test supplies. */
function healthOver(check: Storage['check'], isClosing = () => false) {
  const app = Fastify()
  addHealthRoutes(app, { check }, isClosing)
  return (path: string) => app.inject(path)
}

test('a receiver that can store messages is ready', async () => {
  const { url } = await startReceiver()
  for (const path of ['/healthz', '/readyz']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await rawRequest(url, path, { method })
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

test('without its storage the process is alive but not ready', async () => {
  const ask = healthOver(() => Promise.reject(new StorageUnavailableError('gone')))
  expect((await ask('/healthz')).statusCode).toBe(200)
  const answer = await ask('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a process that is shutting down is not ready', async () => {
  let isClosing = false
  const ask = healthOver(
    async () => {},
    () => isClosing,
  )
  expect((await ask('/readyz')).statusCode).toBe(200)
  isClosing = true
  expect((await ask('/readyz')).statusCode).toBe(503)
  expect((await ask('/healthz')).statusCode).toBe(200)
})

test('a burst of readiness requests shares one check of the storage', async () => {
  let asked = 0
  const ask = healthOver(async () => {
    asked += 1
  })
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')))
  expect(asked).toBe(1)
})
