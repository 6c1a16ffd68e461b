import { watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { History } from '../history.ts'
import { savePicture } from '../pictures.ts'

/**
 * Saves words or a drawing of some megabytes, and is killed once so many changes of its folder were seen:
 * CONTENT words|drawing CHANGES. Prints nothing.
 */
const [contentDirectory = '', what = '', changes = ''] = process.argv.slice(2)

export const DRAWING = `<svg viewBox="0 0 9 9"><path d="M0 0${' 1 1'.repeat(700_000)}"/></svg>`
export const wordsOf = (letter: string) => `name: ${letter.repeat(3_000_000)}\n`

const SAVES = {
  words: {
    folder: 'plans',
    save: () => new History(contentDirectory).write(new Map([['plans/a.yaml', wordsOf('b')]])),
  },
  drawing: {
    folder: 'logos',
    save: () =>
      savePicture(contentDirectory, {
        type: 'logo',
        name: 'a.svg',
        bytes: Buffer.from(DRAWING),
      }),
  },
}

if (what === 'words' || what === 'drawing') {
  const { folder, save } = SAVES[what]
  let seen = 0
  watch(join(contentDirectory, folder), () => {
    seen += 1
    if (seen === Number(changes)) process.kill(process.pid, 'SIGKILL')
  }).unref()
  await save()
}
