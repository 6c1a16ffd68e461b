import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SQLITE_FILE_NAME } from '../../core/database/openSqlite.ts'
import { closeToOthers } from '../../receiver/checkDirectories.ts'
import { ConfigError } from '../../server/config.ts'
import { openSqlite } from '../support/receiver/openStores.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'

/** A user of the machine who is neither root nor the user who runs the tests. */
const NOBODY = 65_534

const modeOf = (path: string) => statSync(path).mode & 0o777

/** A data folder as an earlier version, or a careless command, has left it. */
async function openFolder() {
  const folder = join(temporaryFolder(), 'data')
  const database = await openSqlite(folder)
  onTestFinished(() => database.destroy())
  const files = ['', '-wal', '-shm'].map((suffix) => join(folder, SQLITE_FILE_NAME + suffix))
  chmodSync(folder, 0o755)
  for (const file of files) chmodSync(file, 0o644)
  return { folder, files }
}

describe.skipIf(process.platform === 'win32')('on a machine with several users', () => {
  test('a new database is readable by its owner only, whatever the mode of the folder', async () => {
    const folder = temporaryFolder()
    chmodSync(folder, 0o755)
    const database = await openSqlite(folder)
    onTestFinished(() => database.destroy())
    for (const suffix of ['', '-wal', '-shm']) {
      expect(modeOf(join(folder, SQLITE_FILE_NAME + suffix))).toBe(0o600)
    }
  })

  test('a folder and files that others could read are closed to them, with a note to the owner', async () => {
    const { folder, files } = await openFolder()
    expect(closeToOthers(folder)).toContain(folder)
    expect(modeOf(folder)).toBe(0o700)
    for (const file of files) expect(modeOf(file)).toBe(0o600)
    expect(closeToOthers(folder)).toBeNull()
  })

  test('a folder with other contents stays open, but the message files in it are closed', async () => {
    const { folder, files } = await openFolder()
    mkdirSync(join(folder, 'dist'))
    expect(closeToOthers(folder)).toContain(folder)
    expect(modeOf(folder)).toBe(0o755)
    for (const file of files) expect(modeOf(file)).toBe(0o600)
  })

  test.runIf(process.getuid?.() === 0)(
    'a user who may not close the files of another user gets an error at the start',
    async () => {
      const { folder } = await openFolder()
      const file = join(folder, SQLITE_FILE_NAME)
      chmodSync(file, 0o666)
      chmodSync(folder, 0o777)
      chmodSync(dirname(folder), 0o755)
      process.seteuid?.(NOBODY)
      onTestFinished(() => process.seteuid?.(0))
      expect(() => closeToOthers(folder)).toThrow(ConfigError)
      expect(() => closeToOthers(folder)).toThrow(`chmod 600 ${file}`)
    },
  )
})
