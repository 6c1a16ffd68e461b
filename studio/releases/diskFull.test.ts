import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountSmallDisk } from '../../tests/support/studio/mountSmallDisk.ts'
import { quickBuild } from '../../tests/support/studio/quickBuild.ts'
import { ADA, quick, temporaryProject } from '../../tests/support/studio/releaseProject.ts'
import { createReleases } from './createReleases.ts'
import { labels } from './labels.ts'

const SIZE_BYTES = 1024 * 1024

test('a full disk leaves the former site and is reported, both during the build and before it', async ({
  skip,
}) => {
  const { projectDirectory, releasesDirectory, seen, write } = temporaryProject()
  skip(!mountSmallDisk(releasesDirectory, SIZE_BYTES), 'Needs Linux and root.')
  let rest = 1
  const { publish, state } = await createReleases({
    projectDirectory,
    ...quick,
    async build(folders) {
      await quickBuild(folders)
      writeFileSync(join(folders.siteDirectory, 'large'), Buffer.alloc(rest))
    },
  })
  const isFull = { is: 'failed', errors: [{ problem: labels.errors.diskFull }] }
  await publish(ADA)
  write('second')
  rest = 2 * SIZE_BYTES
  await expect(publish(ADA)).rejects.toThrow(labels.errors.diskFull)
  expect(await state()).toMatchObject({ ...isFull, step: 'build' })
  expect(seen()).toBe('first')

  const other = join(releasesDirectory, 'of another program')
  expect(() => writeFileSync(other, Buffer.alloc(2 * SIZE_BYTES))).toThrow('ENOSPC')
  await expect(publish(ADA)).rejects.toThrow(labels.errors.diskFull)
  expect(await state()).toMatchObject({ ...isFull, step: 'freeze' })
  expect(seen()).toBe('first')

  rmSync(other)
  rest = 1
  await publish(ADA)
  expect(seen()).toBe('second')
  expect(await state()).toEqual({ is: 'idle' })
})
