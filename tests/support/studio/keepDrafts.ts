import type { AddressInfo } from 'node:net'
import process from 'node:process'
import Fastify from 'fastify'
import { openDatabase } from '../../../server/openDatabase.ts'
import { openDrafts } from '../../../studio/content/drafts/draftStore.ts'
import { addDrafts } from '../../../studio/features/editor/addDrafts.ts'
import { LOCAL_OWNER } from '../../../studio/kit/person.ts'
import { testEditing } from './testEditing.ts'

/** Serves the keeping of working copies until it is killed. Arguments: CONTENT DATA. Prints its port. */
const [contentDirectory = '', dataDirectory = ''] = process.argv.slice(2)

const database = await openDatabase({ dataDirectory, databaseUrl: null })
const app = Fastify()
app.addHook('onRequest', async (request) => {
  request.person = LOCAL_OWNER
})
addDrafts(app, {
  editor: testEditing(contentDirectory),
  drafts: await openDrafts(database),
  releases: { state: async () => ({ is: 'idle' }) },
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`)
