import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../tests/sites/projectCopy.ts'

const ROOT = join(import.meta.dirname, '..')
const copy = join(ROOT, '.cache/content-fault')
const FILE = 'content/site/footer.yaml'

beforeAll(async () => {
  await copyProject(copy, join(ROOT, 'tests/content'))
  const file = join(copy, FILE)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/link: \S+/, 'link: /nowhere'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

for (const command of ['build', 'start', 'test']) {
  test(`npm ${command} ends with what is wrong in a content file, and with nothing after it`, () => {
    const { status, stdout, stderr } = spawnSync('node', [`tools/${command}.ts`], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      'The content has one fault.',
      expect.stringMatching(new RegExp(`^${FILE}: .*/nowhere`)),
    ])
  })
}
