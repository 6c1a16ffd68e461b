import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_CONTENT } from '../tests/support/content/testContent.ts'
import { roundOf } from '../tests/support/round.ts'

const project = mkdtempSync(join(tmpdir(), 'content-faults-'))

/** Files with one fault each, sorted, and the beginning of the fault's sentence. */
const FAULTS = [
  {
    file: 'content/pictures/portrait.webp',
    change: () => '<!doctype html><p>Not found</p>',
    sentence: /^content\/pictures\/portrait\.webp: the file is not a picture/,
  },
  {
    file: 'content/posts/seo.mdx',
    change: (text: string) => `${text}\n<script>alert({ a: 1 })</script>\n`,
    sentence:
      /^content\/posts\/seo\.mdx: line \d+ contains <script>, which articles do not allow\./,
  },
  {
    file: 'content/site/footer.yaml',
    change: (text: string) => text.replace(/link: \S+/, 'link: /nowhere'),
    sentence: /^content\/site\/footer\.yaml: .*\/nowhere/,
  },
]

beforeAll(async () => {
  cpSync(TEST_CONTENT, join(project, 'content'), { recursive: true })
  for (const { file, change } of FAULTS) {
    const path = join(project, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

test.for(roundOf(['start', 'build', 'test', 'launchCheck']))(
  '%s ends with the faults of the content as its last output',
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      'node',
      [join(import.meta.dirname, `${command}.ts`)],
      {
        cwd: project,
        encoding: 'utf8',
      },
    )
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n').toSorted()).toEqual([
      'The content has 3 faults.',
      ...FAULTS.map(({ sentence }) => expect.stringMatching(sentence)),
    ])
  },
)
