import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
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
import { History } from './history.ts'
import { DRAWING, wordsOf } from './test/saveAndDie.ts'

const PROGRAM = join(import.meta.dirname, 'test/saveAndDie.ts')
/** The changes of the folder at which the program is killed: the file appears, grows and has its name. */
const KILLED_AT = [1, 2, 4, 8]

function content(): string {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const folder of ['plans', 'logos']) mkdirSync(join(directory, folder))
  return directory
}

async function saveAndDie(directory: string, what: string, changes: number): Promise<void> {
  await once(spawn(process.execPath, [PROGRAM, directory, what, String(changes)]), 'exit')
}

test('a save that is killed leaves the old words or the new ones, and the next one is kept', async () => {
  const directory = content()
  const file = join(directory, 'plans/a.yaml')
  for (const changes of KILLED_AT) {
    writeFileSync(file, wordsOf('a'))
    await saveAndDie(directory, 'words', changes)
    const words = readFileSync(file, 'utf8')
    expect([wordsOf('a'), wordsOf('b')].indexOf(words), `after ${changes}`).toBeGreaterThan(-1)
    await new History(directory).write(new Map([['plans/a.yaml', 'name: next\n']]))
    expect(readFileSync(file, 'utf8')).toBe('name: next\n')
    expect(readdirSync(join(directory, 'plans'))).toEqual(['a.yaml'])
  }
})

test('a drawing whose upload is killed is there as a whole or not at all', async () => {
  for (const changes of KILLED_AT) {
    const directory = content()
    await saveAndDie(directory, 'drawing', changes)
    const file = join(directory, 'logos/a.svg')
    if (existsSync(file)) expect(readFileSync(file, 'utf8') === DRAWING, `${changes}`).toBe(true)
  }
})
