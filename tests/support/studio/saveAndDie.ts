import { watch } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { openCheckout } from '../../../studio/content/git/gitCheckout.ts'
import { testEditing } from './testEditing.ts'

/**
 * Saves a text or a drawing of some megabytes, or commits a text, and is killed after a number of changes in the
 * watched folder. A commit is killed with its child processes. Arguments: CONTENT words|drawing|commit CHANGES. Prints
 * nothing.
 */
const [contentDirectory = '', what = '', changes = ''] = process.argv.slice(2)

export const DRAWING = `<svg viewBox="0 0 9 9"><path d="M0 0${' 1 1'.repeat(700_000)}"/></svg>`
export const wordsOf = (letter: string) => `name: ${letter.repeat(3_000_000)}\n`

const projectDirectory = join(contentDirectory, '..')
const checkout = what === 'commit' ? await openCheckout(projectDirectory) : undefined
const editing = testEditing(contentDirectory, checkout)
const { history, person } = editing

const SAVES = {
  words: {
    folder: 'plans',
    save: () => history.write(new Map([['plans/a.yaml', wordsOf('b')]]), person),
  },
  commit: {
    folder: '../.git',
    save: () => history.write(new Map([['plans/a.yaml', 'name: b\n']]), person),
  },
  drawing: {
    folder: 'logos',
    async save() {
      const { savePicture } = await import('../../../studio/content/pictures/savePicture.ts')
      await savePicture(editing, { type: 'logo', name: 'a.svg', bytes: Buffer.from(DRAWING) })
    },
  },
}

if (what === 'words' || what === 'drawing' || what === 'commit') {
  const { folder, save } = SAVES[what]
  let seen = 0
  watch(join(contentDirectory, folder), () => {
    seen += 1
    if (seen === Number(changes))
      process.kill(what === 'commit' ? -process.pid : process.pid, 'SIGKILL')
  }).unref()
  await save()
}
