import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { installedPrograms } from './postgresPrograms.ts'
import { startPostgres } from './startPostgres.ts'
import { temporaryFolder } from './startReceiver.ts'

test('PostgreSQL starts from a path with a space and an umlaut, below a folder that only its owner may access', {
  tags: 'long',
}, async () => {
  const home = join(temporaryFolder(), 'home')
  mkdirSync(home, { mode: 0o700 })
  const installed = join(home, 'neu ü')
  cpSync(installedPrograms(), installed, { recursive: true, verbatimSymlinks: true })
  const server = await startPostgres({ installed })
  const client = new Client({ connectionString: await server.createDatabase() })
  await client.connect()
  const { rows } = await client.query('select lower($1) as lower', ['GRÜN'])
  await client.end()
  await server.remove()
  expect(rows).toEqual([{ lower: 'grün' }])
})

test('a PostgreSQL server that cannot start fails at once with advice', async () => {
  await expect(startPostgres({ installed: '/nowhere' })).rejects.toThrow(
    /^PostgreSQL for the tests did not start\. .*set TMPDIR to .* It said: .*\/nowhere/,
  )
})
