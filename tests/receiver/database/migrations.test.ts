import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { BOTH_STORES, emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import { readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

describe.for(BOTH_STORES)('%s', (store) => {
  test('a start that is killed during a migration leaves no tables, and the next start creates them', async () => {
    const config = await emptyDatabase(store)
    const { dataDirectory, databaseUrl } = config
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../support/receiver/dieInMigration.ts')],
      {
        stdio: 'inherit',
        env: { DATA_DIRECTORY: dataDirectory, DATABASE_URL: databaseUrl ?? '' },
      },
    )
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    expect((await readDatabase(config)).submissions).toEqual([])
  })

  test('a database of another version is rejected with a sentence, and keeps its content', async () => {
    const config = await emptyDatabase(store)
    const database = await openDatabase(config)
    await database.insertInto('submissions').values(storedMessage()).execute()
    await sql`insert into kysely_migration values ('001-create-submissions', '')`.execute(database)

    const refusal = await openDatabase(config).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(refusal).toHaveProperty(
      'message',
      expect.stringMatching(/"001-create-submissions".*docs\/upgrade\.md/),
    )
    expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([
      storedMessage(),
    ])
    await database.destroy()
  })
})
