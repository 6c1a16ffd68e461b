import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const GUIDES = globSync(['README.md', 'docs/*.md'], { cwd: ROOT })
const DECISIONS = globSync('docs/decisions/*.md', { cwd: ROOT })

/** Names in a guide that are paths of the project. */
const PATH =
  /`((?:build|cli|commands|content|content-model|core|deploy|docs|forms|launch-check|receiver|server|site|studio|tests|workshop)\/[\w@./*-]*)`/g

/** Files that a reader creates or removes while following a guide. */
const LEFT_TO_THE_READER =
  /page-review\.yaml$|\/(?:OpenHours|Estimates|Estimate)\/$|\/team-rosa\.webp$|\/rosa\.yaml$|^content\/fonts\/?$|\/Name\/|^tests\/demo|^content\/(?:de\/|site\/languages\.yaml$)/

/** The owner may add and remove these files. */
const isOwners = (path: string) => /^content[\\/]/.test(path)

/** The test content always has the same folders and a record of each kind. */
const testsOwn = (path: string) => path.replace(/^content\//, 'tests/content/')

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test.for([...GUIDES, ...DECISIONS])('every link within the project has a target: %s', (guide) => {
  const links = [...read(guide).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const paths = links
    .filter((link) => !/^(?:https?:|mailto:|#)/.test(link))
    .map((link) => join(dirname(guide), link.replace(/#.*$/, '')))
  const missing = paths.filter((path) => !isOwners(path) && !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
})

test.for(GUIDES)('every command and file that a guide names exists: %s', (guide) => {
  const words = read(guide)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...words.matchAll(/\bnpm run (?:--silent )?([a-z][a-z-]*)/g)].map(
    ([, name = '']) => name,
  )
  expect(commands.filter((name) => !(name in scripts))).toEqual([])

  const paths = [...words.matchAll(PATH)].map(([, path = '']) => path)
  const missing = paths.filter((path) => {
    return !LEFT_TO_THE_READER.test(path) && globSync(testsOwn(path), { cwd: ROOT }).length === 0
  })
  expect(missing).toEqual([])
})

test('the README links to every guide', () => {
  const readme = read('README.md')
  expect(GUIDES.filter((guide) => guide !== 'README.md' && !readme.includes(`(${guide})`))).toEqual(
    [],
  )
})
