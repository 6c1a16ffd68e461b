import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { labels } from '../../studio/releases/labels.ts'
import { PublishError } from '../../studio/releases/PublishError.ts'
import { BUILD_CODE, releaseBuilder } from './buildRelease.ts'

/** Reports its start and end, its arguments, and the form addresses. */
const BUILD = `
  import { appendFileSync } from 'node:fs'
  import { dirname } from 'node:path'
  import { setTimeout as wait } from 'node:timers/promises'
  const [directory, ...rest] = process.argv.slice(2)
  const say = (word) => appendFileSync(dirname(directory) + '/log', word + [...rest, process.env.CONTACT_URL ?? ''].join(' ') + ';')
  say('begin ')
  await wait(200)
  say('end ')`

/** Writes its environment into a file beside the site. */
const REPORT = `
  import { writeFileSync } from 'node:fs'
  import { dirname } from 'node:path'
  writeFileSync(dirname(process.argv[2]) + '/environment.json', JSON.stringify(process.env))`

/** Creates a project whose build runs a script. @returns its folder, and the folders that are passed to builds. */
function projectWith(script: string) {
  const project = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  for (const part of BUILD_CODE) write(part.includes('.') ? part : `${part}/kept`, '')
  write('package.json', '{ "type": "module" }')
  write('build/publish/buildAside.ts', script)
  write('content/words.txt', 'words')
  mkdirSync(join(project, 'node_modules'))
  const folders = {
    contentDirectory: join(project, 'content'),
    siteDirectory: join(project, 'site-built'),
  }
  return { project, folders }
}

test('builds wait for each other, and only the draft site has drafts and forms that send nothing', async () => {
  const { project, folders } = projectWith(BUILD)
  await Promise.all([releaseBuilder(project)(folders), releaseBuilder(project, true)(folders)])
  const said = readFileSync(join(project, 'log'), 'utf8').split(';').slice(0, -1)
  expect(said.map((words) => words.split(' ')[0])).toEqual(['begin', 'end', 'begin', 'end'])
  const drafts = said.filter((words) => words.includes(' --drafts '))
  expect(drafts).toHaveLength(2)
  expect(drafts[0]).toMatch(/ \/\S+$/)
})

test('an error names the page that failed to build and only the first line of its problem', async () => {
  const { project, folders } = projectWith(`
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/failed-page.json', JSON.stringify({ page: '/work/alder', problem: 'No figure.\\n    at a line' }))
    console.error('Error: No figure.\\n    at a line')
    process.exit(1)`)
  await expect(releaseBuilder(project)(folders)).rejects.toMatchObject({
    message: labels.errors.page('/work/alder', 'No figure.'),
    page: '/work/alder',
    log: 'Error: No figure.\n    at a line',
  })
  writeFileSync(join(project, 'build/publish/buildAside.ts'), 'process.exit(1)')
  await expect(releaseBuilder(project)(folders)).rejects.not.toBeInstanceOf(PublishError)
})

test('a build sees only the form addresses of the settings, and no secrets of other programs', async () => {
  const { project, folders } = projectWith(REPORT)
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const settings = Object.keys(parseEnv(example))
  expect(settings).toEqual(expect.arrayContaining(['SMTP_URL', 'DATABASE_URL', 'WEBHOOKS']))
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of [...settings, 'ANOTHER_TOKEN']) vi.stubEnv(name, `/${name}`)
  await releaseBuilder(project)(folders)
  const seen = JSON.parse(readFileSync(join(project, 'environment.json'), 'utf8'))
  const told = [...settings, 'ANOTHER_TOKEN'].filter((name) => name in seen)
  expect(told.sort()).toEqual(['CONTACT_URL', 'NEWSLETTER_URL'])
})
