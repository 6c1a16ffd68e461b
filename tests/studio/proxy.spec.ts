import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../server/openDatabase.ts'
import { createKeyLink } from '../../studio/access/createKeyLink.ts'
import { openAccess } from '../../studio/access/tables.ts'
import { MAX_UPLOAD_BYTES } from '../../studio/content/form/maxUploadBytes.ts'
import { createReleases } from '../../studio/releases/createReleases.ts'
import { DRAFT_FOLDER } from '../../studio/releases/releaseFolder.ts'
import { BROWSER_ARGUMENTS } from '../../workshop/browserArguments.ts'
import { findNginx, NO_NGINX } from '../../workshop/findNginx.ts'
import { type Certificate, makeCertificate } from '../support/deploy/makeCertificate.ts'
import { freePort } from '../support/receiver/freePort.ts'
import { createDatabase, startPostgres } from '../support/receiver/startPostgres.ts'
import { addPasskey } from '../support/studio/addPasskey.ts'
import { quickBuild } from '../support/studio/quickBuild.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'
import { untilListening } from '../support/untilListening.ts'

const GUIDE = join(import.meta.dirname, '../../docs/studio.md')
/** Host names as in the guide. */
const NAME = 'studio.example.com'
const ORIGIN = `https://${NAME}`
const PREVIEW_NAME = 'preview.example.com'
const PREVIEW_ORIGIN = `https://${PREVIEW_NAME}`

/** Where a proxy listens, and where it forwards requests. */
type Places = {
  folder: string
  port: number
  studioPort: string
  previewPort: string
  certificate: Certificate
}

/** All of the guide's configuration in a language, with the test's values in place of the guide's. */
async function guideFor(language: string, changes: [from: string, to: string][]): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8')
  const [, ...parts] = guide.split(`\`\`\`${language}\n`)
  const text = parts.map((part) => part.split('```')[0]).join('\n')
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The guide does not say "${from}".`)
    return changed.replaceAll(from, to)
  }, text)
}

async function nginx(places: Places): Promise<string[]> {
  const { folder, port, studioPort, previewPort, certificate } = places
  const certificates = [NAME, PREVIEW_NAME].flatMap((name): [string, string][] => [
    [`/etc/letsencrypt/live/${name}/fullchain.pem`, certificate.file],
    [`/etc/letsencrypt/live/${name}/privkey.pem`, certificate.keyFile],
  ])
  const servers = await guideFor('nginx', [
    ...certificates,
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:4330', `127.0.0.1:${studioPort}`],
    ['127.0.0.1:4331', `127.0.0.1:${previewPort}`],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid "${folder}/pid"; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
  ${servers}
}
`,
  )
  return [findNginx() ?? '', '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
}

async function caddy(places: Places): Promise<string[]> {
  const { folder, port, studioPort, previewPort, certificate } = places
  const names = [NAME, PREVIEW_NAME].map((name): [string, string] => [
    `${name} {`,
    `${name} {\n    tls "${certificate.file}" "${certificate.keyFile}"`,
  ])
  const sites = await guideFor('caddy', [
    ...names,
    ['127.0.0.1:4330', `127.0.0.1:${studioPort}`],
    ['127.0.0.1:4331', `127.0.0.1:${previewPort}`],
  ])
  const own = `{\n  admin off\n  auto_https disable_redirects\n  https_port ${port}\n}\n`
  await writeFile(join(folder, 'Caddyfile'), own + sites)
  return ['caddy', 'run', '--config', join(folder, 'Caddyfile')]
}

const PROXIES = {
  nginx: { configure: nginx, isMissing: () => (findNginx() ? '' : NO_NGINX) },
  Caddy: {
    configure: caddy,
    isMissing: () => (spawnSync('caddy', ['version']).error ? 'No caddy on this machine.' : ''),
  },
}

for (const [title, { configure, isMissing }] of Object.entries(PROXIES)) {
  test.describe(`behind ${title}, configured as in the guide, with PostgreSQL`, {
    tag: '@long',
  }, () => {
    const ends: (() => Promise<unknown>)[] = []

    test.afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end()
    })

    test('the first owner makes a key over https, uploads a large picture, shows a client the draft site, signs out and in', async ({
      launchOptions,
    }) => {
      const missing = isMissing()
      test.skip(missing !== '', missing)
      const folder = await mkdtemp(join(tmpdir(), 'studio-proxy-'))
      ends.push(() => rm(folder, { recursive: true }))
      const certificate = makeCertificate(folder, `DNS:${NAME},DNS:${PREVIEW_NAME}`)
      test.skip(!certificate, 'There is no openssl to make a certificate with.')
      if (!certificate) return

      const directory = await makeProject()
      ends.push(() => removeProject(directory))
      await buildDrafts(directory)
      const [studioPort, previewPort] = [String(await freePort()), String(await freePort())]
      const settings = {
        STUDIO_ORIGIN: ORIGIN,
        STUDIO_PORT: studioPort,
        STUDIO_PREVIEW_ORIGIN: PREVIEW_ORIGIN,
        STUDIO_PREVIEW_PORT: previewPort,
        TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: await emptyPostgres(ends),
      }
      const studio: RunningStudio = await startStudio(directory, settings)
      ends.push(studio.end)
      expect(studio.url).toBe(ORIGIN)

      const port = await freePort()
      const places = { folder, port, studioPort, previewPort, certificate }
      const [program = '', ...args] = await configure(places)
      const proxy = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
      ends.push(() => endOf(proxy))
      await untilListening(port)

      const rules = [NAME, PREVIEW_NAME].map((name) => `MAP ${name}:443 127.0.0.1:${port}`)
      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...BROWSER_ARGUMENTS,
          `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
          `--host-resolver-rules=${rules.join(',')}`,
        ],
      })
      ends.push(() => browser.close())
      const page = await (await browser.newContext()).newPage()
      await addPasskey(page)
      await page.goto(await firstLink(directory, settings.DATABASE_URL))
      await page.getByLabel('Your name').fill('Ada')
      await page.getByRole('button', { name: 'Create a passkey' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      const cookies = await page.context().cookies(ORIGIN)
      expect(cookies).toMatchObject([{ ...COOKIE, name: '__Host-studio', sameSite: 'Strict' }])

      expect(await bringInPicture(page)).toBe(200)

      await page.goto(`${ORIGIN}/preview`)
      await page.getByRole('button', { name: 'Create a link' }).click()
      const link = await page.getByLabel(/^Link by Ada/).inputValue()
      const client = await browser.newContext()
      const clientPage = await client.newPage()
      expect((await clientPage.goto(PREVIEW_ORIGIN))?.status()).toBe(401)
      await clientPage.goto(`${link}/about`)
      expect(clientPage.url()).toBe(`${PREVIEW_ORIGIN}/about`)
      await expect(clientPage.getByRole('heading', { level: 1 })).toHaveText(DRAFT)
      expect(await client.cookies()).toMatchObject([
        { ...COOKIE, name: '__Host-preview', domain: PREVIEW_NAME, sameSite: 'Lax' },
      ])
      await page.getByRole('button', { name: /^Revoke/ }).click()
      await expect(page.getByLabel(/^Link by Ada/)).toHaveCount(0)
      expect((await clientPage.reload())?.status()).toBe(401)

      await page.goto(`${ORIGIN}/account`)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('row', { name: 'Ada (you)' })).toBeVisible()
    })
  })
}

/** Attributes of every cookie behind a proxy: sent over https only, and hidden from scripts. */
const COOKIE = { path: '/', secure: true, httpOnly: true }

const DRAFT = 'A draft'

/** Puts a draft site of two pages where the studio would build it. */
async function buildDrafts(projectDirectory: string): Promise<void> {
  const drafts = await createReleases({
    projectDirectory,
    folder: DRAFT_FOLDER,
    check: async () => {},
    async build({ contentDirectory, siteDirectory }) {
      await writeFile(join(contentDirectory, 'words.txt'), DRAFT)
      await quickBuild({ contentDirectory, siteDirectory })
    },
  })
  await drafts.publish({ name: 'Somebody' })
}

/** @returns the address of an empty database, whose server ends with the test. */
async function emptyPostgres(ends: (() => Promise<unknown>)[]): Promise<string> {
  const postgres = await startPostgres()
  ends.push(postgres.remove)
  return createDatabase(postgres.port)
}

/** The link of the first owner, which access.spec.ts gets from the command. */
async function firstLink(projectDirectory: string, databaseUrl: string): Promise<string> {
  const dataDirectory = join(projectDirectory, 'data')
  const database = await openDatabase({ dataDirectory, databaseUrl })
  const link = await createKeyLink(await openAccess(database), ORIGIN, undefined)
  await database.destroy()
  return link
}

/** Uploads a picture of the maximum size: few pixels with many bytes after them. @returns the response status. */
function bringInPicture(page: Page): Promise<number> {
  return page.evaluate(async (maxBytes) => {
    const picture = new OffscreenCanvas(600, 400)
    picture.getContext('2d')
    const bytes = await picture.convertToBlob()
    const body = new Blob([bytes, new Uint8Array(maxBytes - bytes.size)])
    return (
      await fetch('/api/pictures?type=picture&name=a.png&alt=Nothing', { method: 'POST', body })
    ).status
  }, MAX_UPLOAD_BYTES)
}

async function endOf(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
