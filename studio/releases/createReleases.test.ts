import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '../../content-model/validation.ts'
import { currentRelease } from '../../server/site/releases.ts'
import { roundOf } from '../../tests/support/round.ts'
import { quickBuild } from '../../tests/support/studio/quickBuild.ts'
import { ADA, quick, temporaryProject } from '../../tests/support/studio/releaseProject.ts'
import { runCommand } from '../content/git/runCommand.ts'
import { createReleases, type ReleasesOptions } from './createReleases.ts'
import { labels } from './labels.ts'
import { PublishError } from './PublishError.ts'
import { type PublishState, stateFor } from './publishing.ts'
import { KEPT_RELEASES, timeOf } from './releaseFolder.ts'

/** The name of an unfinished release is longer than its id. */
const ID_LENGTH = 'yyyy-mm-ddThh-mm-ssZ'.length

const BEN = { name: 'Ben Jones' }

async function open(changes: Partial<ReleasesOptions> = {}) {
  const project = temporaryProject()
  const { projectDirectory } = project
  const options = { projectDirectory, ...quick, ...changes }
  const releases = await createReleases(options)
  return {
    ...project,
    ...releases,
    async publishWords(words: string) {
      project.write(words)
      await releases.publish(ADA)
    },
    /** Another studio of the same project. */
    another: () => createReleases({ ...options, ...quick }),
  }
}

test('visitors see the published content, not later saves', async () => {
  const { publish, seen, write, state } = await open()
  expect(seen()).toBeUndefined()
  await publish(ADA)
  write('second')
  expect(seen()).toBe('first')
  await publish(ADA)
  expect(seen()).toBe('second')
  expect(await state()).toEqual({ is: 'idle' })
})

test('changes saved during a build wait for the next publish', async () => {
  const { publish, seen, write, changes } = await open({
    async build(folders) {
      write('saved meanwhile')
      await quickBuild(folders)
    },
  })
  await publish(ADA)
  expect(seen()).toBe('first')
  expect(await changes()).toEqual([{ path: 'words.txt', change: 'changed' }])
})

test('the list of changes names new, changed and removed files', async () => {
  const { publish, changes, write, projectDirectory } = await open()
  write('to be removed', 'content/posts/old.mdx')
  expect(await changes()).toEqual([
    { path: 'posts/old.mdx', change: 'new' },
    { path: 'words.txt', change: 'new' },
  ])
  await publish(ADA)
  expect(await changes()).toEqual([])
  rmSync(join(projectDirectory, 'content/posts/old.mdx'))
  write('second')
  write('new', 'content/posts/new.mdx')
  expect(await changes()).toEqual([
    { path: 'posts/new.mdx', change: 'new' },
    { path: 'posts/old.mdx', change: 'removed' },
    { path: 'words.txt', change: 'changed' },
  ])
})

test('the temporary file of a killed save is neither a change nor published', async () => {
  const { publish, changes, write, list, releasesDirectory } = await open()
  await publish(ADA)
  write('half', 'content/.words.txt.unfinished')
  expect(await changes()).toEqual([])
  await publish(ADA)
  const [newest] = await list()
  const published = readdirSync(join(releasesDirectory, newest?.id ?? '', 'content'))
  expect(published).toEqual(['words.txt'])
})

test('the newest releases are kept, with the names of their publishers', async () => {
  const { publishWords, list, folders } = await open()
  for (let turn = 0; turn < KEPT_RELEASES + 2; turn++) await publishWords(`turn ${turn}`)
  const kept = await list()
  expect(kept).toHaveLength(KEPT_RELEASES)
  expect(folders().sort().reverse()).toEqual(kept.map(({ id }) => id))
  expect(kept.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false, false])
  expect(kept[0]).toMatchObject({ by: ADA.name, notes: [] })
})

test('releases in another folder have a limit of their own, and visitors do not see them', async () => {
  const { projectDirectory, publishWords, seen } = await open()
  await publishWords('public')
  const drafts = await createReleases({ projectDirectory, folder: 'drafts', kept: 2, ...quick })
  for (let turn = 0; turn < 3; turn++) await drafts.publish(BEN)
  expect(await drafts.list()).toHaveLength(2)
  expect((await drafts.list())[0]).toMatchObject({ by: BEN.name, isCurrent: true })
  expect(await drafts.changes()).toEqual([])
  expect(seen()).toBe('public')
})

test('Back leads to the previous release, as often as there is one, and to any other by its id', async () => {
  const { publishWords, back, seen, list, write } = await open()
  for (const words of ['one', 'two', 'three']) await publishWords(words)
  write('being written')
  await back(ADA)
  expect(seen()).toBe('two')
  await back(ADA)
  expect(seen()).toBe('one')
  await expect(back(ADA)).rejects.toThrow(labels.errors.nothingBefore)
  await back(ADA, (await list())[0]?.id)
  expect(seen()).toBe('three')
})

test('Back to an unknown id is rejected', async () => {
  const { publish, back, seen } = await open()
  await publish(ADA)
  for (const id of ['2020-01-01T00-00-00Z', '../../../content', '..', '']) {
    await expect(back(ADA, id), id).rejects.toThrow(labels.errors.noSuchRelease)
  }
  expect(seen()).toBe('first')
})

test('the previously served release is kept for visitors who still read it, however old it is', async () => {
  const { publishWords, back, list } = await open()
  for (let turn = 0; turn < KEPT_RELEASES; turn++) await publishWords(`turn ${turn}`)
  const oldest = (await list()).at(-1)?.id
  await back(ADA, oldest)
  await publishWords('newest')
  expect((await list()).map(({ id }) => id)).toContain(oldest)
})

test('pages opened before a publish still find their scripts while their release is kept', async () => {
  let turn = 0
  const { publishWords, releasesDirectory } = await open({
    async build(folders) {
      await quickBuild(folders)
      mkdirSync(join(folders.siteDirectory, '_astro'))
      turn++
      const begunMs = timeOf(basename(dirname(folders.siteDirectory)).slice(0, ID_LENGTH))
      for (const name of [`page.${turn}.js`, 'shared.js']) {
        const file = join(folders.siteDirectory, '_astro', name)
        writeFileSync(file, `made in turn ${turn}`)
        // Within the second after the start that the id states, whatever the speed of the machine.
        utimesSync(file, new Date(), new Date(begunMs + 500))
      }
    },
  })
  const served = () => join(currentRelease(releasesDirectory)?.siteDirectory ?? '', '_astro')
  for (const words of ['first', 'second', 'third']) await publishWords(words)
  expect(readdirSync(served())).toEqual(['page.1.js', 'page.2.js', 'page.3.js', 'shared.js'])
  expect(readFileSync(join(served(), 'shared.js'), 'utf8')).toBe('made in turn 3')
  for (let more = 0; more < KEPT_RELEASES; more++) await publishWords(`more ${more}`)
  expect(readdirSync(served())).not.toContain('page.1.js')
})

test('a second publish at the same time is rejected with the name of the first publisher', async () => {
  let isBuilding = () => {}
  let goOn = () => {}
  const building = new Promise<void>((resolve) => {
    isBuilding = resolve
  })
  const { publish, another, seen } = await open({
    async build(folders) {
      isBuilding()
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      await quickBuild(folders)
    },
  })
  const first = publish(ADA)
  await building
  const second = await another()
  await expect(second.publish(BEN)).rejects.toThrow(ADA.name)
  await expect(second.back(BEN, '2020-01-01T00-00-00Z')).rejects.toThrow(ADA.name)
  expect(await second.state()).toMatchObject({ is: 'publishing', by: ADA.name, step: 'build' })
  goOn()
  await first
  expect(seen()).toBe('first')
  expect(await second.state()).toEqual({ is: 'idle' })
  await second.publish(BEN)
})

const FAULTS = {
  check: {
    check: () =>
      Promise.reject(new ContentError([{ file: 'content/a.yaml', path: ['name'], found: '' }])),
  },
  build: { build: () => Promise.reject(new PublishError('The page /a could not be built.')) },
  'a full disk': {
    build: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'))),
  },
  'an empty page': damaging((site) => writeFileSync(join(site, 'about.html'), '')),
  'a page without a heading': damaging((site) =>
    writeFileSync(join(site, 'about.html'), '<p>A</p>'),
  ),
  'a page that is missing': damaging((site) => rmSync(join(site, 'about.html'))),
  'no readable sitemap': damaging((site) => rmSync(join(site, 'sitemap.xml'))),
  'no headers': damaging((site) => rmSync(join(site, '.headers.json'))),
  'headers that cannot be read': damaging((site) =>
    writeFileSync(join(site, '.headers.json'), '{'),
  ),
} satisfies Record<string, Partial<ReleasesOptions>>

function damaging(damage: (siteDirectory: string) => void): Partial<ReleasesOptions> {
  return {
    async build(folders) {
      await quickBuild(folders)
      damage(folders.siteDirectory)
    },
  }
}

test.each(roundOf(Object.entries(FAULTS), 4))(
  'if publishing fails (%s), the old site stays and the state says why',
  async (_, fault) => {
    const { publish, another, seen, write, state, folders } = await open(fault)
    await (await another()).publish(ADA)
    const before = folders()
    write('second')
    const failure = await publish(ADA).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PublishError)
    expect(seen()).toBe('first')
    expect(folders()).toEqual(before)
    const { message } = failure as PublishError
    expect(message).not.toBe('')
    expect(await state()).toMatchObject({ is: 'failed', by: ADA.name })
    const { errors } = (await state()) as Extract<PublishState, { is: 'failed' }>
    expect(errors.map(({ problem }) => problem).join('\n')).toBe(message)
    await (await another()).publish(ADA)
    expect(seen()).toBe('second')
    expect(await state()).toEqual({ is: 'idle' })
  },
)

test('a full disk has an error message of its own', async () => {
  const { publish } = await open(FAULTS['a full disk'])
  await expect(publish(ADA)).rejects.toThrow(labels.errors.diskFull)
})

test('a full disk is recognised even if a build reports it long before the end of its output', async () => {
  const program = `console.error('ENOSPC: no space left on device, write' + '\\n    at a line'.repeat(40)); process.exit(1)`
  const { publish } = await open({
    build: () => runCommand(process.execPath, ['--eval', program], { minutes: 1 }),
  })
  await expect(publish(ADA)).rejects.toThrow(labels.errors.diskFull)
})

test('a build failure unrelated to the content is explained in one sentence, with the output for owners only', async () => {
  const program = `console.error('Error: no\\n' + '    at a line\\n'.repeat(20)); process.exit(1)`
  const { publish, state } = await open({
    build: () => runCommand(process.execPath, ['--eval', program], { minutes: 1 }),
  })
  await expect(publish(ADA)).rejects.toThrow(labels.errors.unknown)
  const failed = await state()
  expect(failed).toMatchObject({ errors: [{ problem: labels.errors.unknown }] })
  expect(stateFor({ role: 'owner' }, failed)).toMatchObject({
    log: expect.stringMatching(/^Error: no\n/),
  })
  expect(stateFor({ role: 'editor' }, failed)).toMatchObject({ log: undefined })
})

test('publishing again rebuilds the content that visitors see, without later saves', async () => {
  let builds = 0
  const { publish, publishAgain, write, seen, list, changes } = await open({
    build(folders) {
      builds++
      return quickBuild(folders)
    },
  })
  await expect(publishAgain()).rejects.toThrow(labels.errors.noSuchRelease)
  await publish(ADA)
  write('not yet')
  await publishAgain()
  await publishAgain(ADA)
  expect(builds).toBe(3)
  expect(seen()).toBe('first')
  expect((await list()).map(({ by }) => by)).toEqual([ADA.name, labels.calendar, ADA.name])
  expect(await changes()).toHaveLength(1)
})

test('the deploy command gets the folder of the site, after publishing and after Back', async () => {
  const { publishWords, back, projectDirectory } = await open({
    deployCommand: `${JSON.stringify(process.execPath)} -e "fs.appendFileSync('deployed', fs.readFileSync(process.env.RELEASE_SITE + '/index.html', 'utf8').slice(-10))"`,
  })
  await publishWords('one')
  await publishWords('two')
  await back(ADA)
  const deployed = readFileSync(join(projectDirectory, 'deployed'), 'utf8')
  expect(deployed.match(/one|two/g)).toEqual(['one', 'two', 'one'])
})

test('a failed deploy command is reported with its output, and the site stays published', async () => {
  const { publish, seen, list, state } = await open({
    deployCommand: 'cat; echo uploading; echo the host is gone >&2; exit 3',
  })
  await publish(ADA)
  expect(seen()).toBe('first')
  expect(await state()).toEqual({ is: 'idle' })
  const [release] = await list()
  expect(release?.notes.join()).toContain('the host is gone')
})

test('the folder contains only releases, the id of the current one and the lock', async () => {
  const { publish, releasesDirectory } = await open()
  await publish(ADA)
  expect(readdirSync(releasesDirectory).filter((name) => !/^\d/.test(name))).toEqual([
    'current',
    'lock',
  ])
})

test('going back begins with the switch: nothing is copied, checked or built', async () => {
  const { back, list, publishWords, state } = await open()
  await publishWords('first')
  await publishWords('second')
  const going = back(ADA, (await list())[1]?.id)
  expect(await state()).toMatchObject({ is: 'publishing', task: 'switch', step: 'switch' })
  await going
})
