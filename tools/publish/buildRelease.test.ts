import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILD_CODE, releaseBuilder } from './buildRelease.ts'

/** Says when it begins and ends, how it was called, and where forms would be sent. */
const BUILD = `
  import { appendFileSync } from 'node:fs'
  import { dirname } from 'node:path'
  import { setTimeout as wait } from 'node:timers/promises'
  const [directory, ...rest] = process.argv.slice(2)
  const say = (word) => appendFileSync(dirname(directory) + '/log', word + [...rest, process.env.CONTACT_URL ?? ''].join(' ') + ';')
  say('begin ')
  await wait(200)
  say('end ')`

test('a build waits for another one, and only that of the draft site has drafts and forms that lead nowhere', async () => {
  const project = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  for (const part of BUILD_CODE) write(part.includes('.') ? part : `${part}/kept`, '')
  write('package.json', '{ "type": "module" }')
  write('tools/publish/buildAside.ts', BUILD)
  write('content/words.txt', 'words')
  mkdirSync(join(project, 'node_modules'))
  const folders = {
    contentDirectory: join(project, 'content'),
    siteDirectory: join(project, 'site-built'),
  }
  await Promise.all([releaseBuilder(project)(folders), releaseBuilder(project, true)(folders)])
  const said = readFileSync(join(project, 'log'), 'utf8').split(';').slice(0, -1)
  expect(said.map((words) => words.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end'])
  const drafts = said.filter((words) => words.includes(' drafts '))
  expect(drafts).toHaveLength(2)
  expect(drafts[0]).toMatch(/ \/\S+$/)
})
