import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { roundOf } from '../../../tests/support/round.ts'
import { DRAWING, wordsOf } from '../../../tests/support/studio/saveAndDie.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { openCheckout } from '../git/gitCheckout.ts'

const PROGRAM = join(import.meta.dirname, '../../../tests/support/studio/saveAndDie.ts')
/** After how many changes of the folder the program is killed: the file appears, grows and is renamed. */
const KILLED_AT = roundOf([2, 1, 4, 8])

function content(): string {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const folder of ['plans', 'logos']) mkdirSync(join(directory, folder))
  return directory
}

async function saveAndDie(directory: string, what: string, changes: number): Promise<void> {
  await once(
    spawn(process.execPath, [PROGRAM, directory, what, String(changes)], { detached: true }),
    'exit',
  )
}

test('a killed save leaves the old text or the new, and the next save succeeds', async () => {
  const directory = content()
  const file = join(directory, 'plans/a.yaml')
  for (const changes of KILLED_AT) {
    writeFileSync(file, wordsOf('a'))
    await saveAndDie(directory, 'words', changes)
    const words = readFileSync(file, 'utf8')
    expect([wordsOf('a'), wordsOf('b')].indexOf(words), `after ${changes}`).toBeGreaterThan(-1)
    const { history, person } = testEditing(directory)
    await history.write(new Map([['plans/a.yaml', 'name: next\n']]), person)
    expect(readFileSync(file, 'utf8')).toBe('name: next\n')
    expect(readdirSync(join(directory, 'plans'))).toEqual(['a.yaml'])
  }
})

test('a drawing is complete or absent after its upload was killed', async () => {
  for (const changes of KILLED_AT) {
    const directory = content()
    await saveAndDie(directory, 'drawing', changes)
    const file = join(directory, 'logos/a.svg')
    if (existsSync(file)) expect(readFileSync(file, 'utf8') === DRAWING, `${changes}`).toBe(true)
  }
})

test.skipIf(process.platform === 'win32')(
  'a save that is killed during its commit is complete, and the next publish commits it',
  async () => {
    const directory = join(content(), 'content')
    mkdirSync(join(directory, 'plans'), { recursive: true })
    const file = join(directory, 'plans/a.yaml')
    writeFileSync(file, 'name: a\n')
    const checkout = await openCheckout(join(directory, '..'))
    const words = { by: 'Wim', message: 'Publish', kind: 'found' } as const
    for (const changes of roundOf([4, 1, 9])) {
      writeFileSync(file, 'name: a\n')
      await checkout.commit(words)
      await saveAndDie(directory, 'commit', changes)
      expect(readFileSync(file, 'utf8'), `after ${changes}`).toBe('name: b\n')
      // A killed git leaves lock files, which could belong to a running git: its error message says to remove them.
      for (const lock of globSync(join(directory, '../.git/**/*.lock'))) rmSync(lock)
      await checkout.commit(words)
      expect(String(await checkout.read('HEAD', 'plans/a.yaml'))).toBe('name: b\n')
    }
  },
)
