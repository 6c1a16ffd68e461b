import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundOf } from '../tests/support/round.ts'
import { copyProject } from '../tests/support/sites/projectCopy.ts'

const ROOT = join(import.meta.dirname, '..')
const copy = join(ROOT, '.cache/content-fault')

/** A fault in a file, and the beginning of its sentence. */
const FAULTS = [
  {
    file: 'content/site/footer.yaml',
    change: (text: string) => text.replace(/link: \S+/, 'link: /nowhere'),
    sentence: /^content\/site\/footer\.yaml: .*\/nowhere/,
  },
  {
    file: 'content/posts/seo.mdx',
    change: (text: string) => `${text}\n<script>alert({ a: 1 })</script>\n`,
    sentence: /^content\/posts\/seo\.mdx: line \d+ holds <script>, which an article may not\./,
  },
  {
    file: 'content/pictures/portrait.webp',
    change: () => '<!doctype html><p>Not found</p>',
    sentence: /^content\/pictures\/portrait\.webp: the file is no picture/,
  },
]

const COMMANDS = ['build', 'start', 'test', 'launchCheck']

beforeAll(() => copyProject(copy, join(ROOT, 'tests/content')))

afterAll(() => rmSync(copy, { recursive: true, force: true }))

for (const { file, change, sentence } of FAULTS) {
  for (const command of roundOf(COMMANDS, file === FAULTS[0]?.file ? 2 : 1)) {
    test(`${command} ends with the fault in ${file}, and with nothing after it`, async () => {
      const path = join(copy, file)
      const sound = await readFile(path)
      await writeFile(path, change(sound.toString()))
      const { status, stdout, stderr } = spawnSync('node', [`commands/${command}.ts`], {
        cwd: copy,
        encoding: 'utf8',
      })
      await writeFile(path, sound)
      expect(status).toBe(1)
      expect(stdout).toBe('')
      expect(stderr.trim().split('\n')).toEqual([
        'The content has one fault.',
        expect.stringMatching(sentence),
      ])
    })
  }
}
