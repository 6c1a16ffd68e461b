import { buildApp } from '../../../receiver/app.ts'
import { receiverOptions } from './receiverOptions.ts'

/**
 * A process with a receiver that accepts only forms: like `receiver/start.ts`, but without the content, which takes
 * most of the start. For tests that start the receiver many times.
 */
const { DATA_DIRECTORY = '', DATABASE_URL } = process.env
const app = await buildApp({
  ...receiverOptions,
  siteDirectory: null,
  dataDirectory: DATA_DIRECTORY,
  databaseUrl: DATABASE_URL || null,
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`Listening at ${address}\n`)
