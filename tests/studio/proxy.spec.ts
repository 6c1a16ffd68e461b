import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, expect, type Page, test } from '@playwright/test'
import { freePort } from '../../receiver/test/support/freePort.ts'
import { BROWSER_ARGUMENTS } from '../../tools/browserArguments.ts'
import { findNginx, NO_NGINX } from '../../tools/findNginx.ts'
import { untilListening } from '../../tools/untilListening.ts'
import { type Certificate, makeCertificate } from '../deploy/support/makeCertificate.ts'
import { addPasskey } from './addPasskey.ts'
import { makeProject, type RunningStudio, removeProject, startStudio } from './projectCopy.ts'

const GUIDE = join(import.meta.dirname, '../../docs/studio.md')
/** As the guide has it. */
const NAME = 'studio.example.com'
const ORIGIN = `https://${NAME}`

/** Where a proxy listens, and what it hands on to. */
type Places = { folder: string; port: number; studioPort: string; certificate: Certificate }

/** The configuration of the guide, with the ports and the certificate of a test in place of its own. */
async function guideFor(language: string, changes: [from: string, to: string][]): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8')
  const text = guide.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The guide does not say "${from}".`)
    return changed.replaceAll(from, to)
  }, text)
}

async function nginx({ folder, port, studioPort, certificate }: Places): Promise<string[]> {
  const server = await guideFor('nginx', [
    ['listen 443', `listen 127.0.0.1:${port}`],
    [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, certificate.file],
    [`/etc/letsencrypt/live/${NAME}/privkey.pem`, certificate.keyFile],
    ['127.0.0.1:4330', `127.0.0.1:${studioPort}`],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid "${folder}/pid"; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
  ${server}
}
`,
  )
  return [findNginx() ?? '', '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
}

async function caddy({ folder, port, studioPort, certificate }: Places): Promise<string[]> {
  const site = await guideFor('caddy', [
    [`${NAME} {`, `${NAME} {\n    tls "${certificate.file}" "${certificate.keyFile}"`],
    ['127.0.0.1:4330', `127.0.0.1:${studioPort}`],
  ])
  const own = `{\n  admin off\n  auto_https disable_redirects\n  https_port ${port}\n}\n`
  await writeFile(join(folder, 'Caddyfile'), own + site)
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
  test.describe(`behind ${title}, as the guide has it`, () => {
    test.describe.configure({ timeout: 180_000 })
    const ends: (() => Promise<unknown>)[] = []

    test.afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end()
    })

    test('the first owner comes in over https, brings in a large picture, signs out and in', async ({
      launchOptions,
    }) => {
      const missing = isMissing()
      test.skip(missing !== '', missing)
      const folder = await mkdtemp(join(tmpdir(), 'studio-proxy-'))
      ends.push(() => rm(folder, { recursive: true }))
      const certificate = makeCertificate(folder, `DNS:${NAME}`)
      test.skip(!certificate, 'There is no openssl to make a certificate with.')
      if (!certificate) return

      const directory = await makeProject()
      ends.push(() => removeProject(directory))
      const studioPort = String(await freePort())
      const settings = {
        STUDIO_ORIGIN: ORIGIN,
        STUDIO_PORT: studioPort,
        TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: '',
      }
      const studio: RunningStudio = await startStudio(directory, settings)
      ends.push(studio.end)
      expect(studio.url).toBe(ORIGIN)

      const port = await freePort()
      const [program = '', ...args] = await configure({ folder, port, studioPort, certificate })
      const proxy = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
      ends.push(() => endOf(proxy))
      await untilListening(port)

      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...BROWSER_ARGUMENTS,
          `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
          `--host-resolver-rules=MAP ${NAME}:443 127.0.0.1:${port}`,
        ],
      })
      ends.push(() => browser.close())
      const page = await (await browser.newContext()).newPage()
      await addPasskey(page)
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(directory, 'tools/studio.ts'), 'link'],
        { cwd: directory, env: { ...process.env, ...settings } },
      )
      await page.goto(/https:\S+/.exec(stdout)?.[0] ?? '')
      await page.getByLabel('Your name').fill('Ada')
      await page.getByRole('button', { name: 'Make a passkey' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      const cookies = await page.context().cookies()
      expect(cookies).toMatchObject([{ name: '__Host-studio', secure: true, sameSite: 'Strict' }])

      expect(await bringInPicture(page)).toBe(200)

      await page.goto(`${ORIGIN}/account`)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('row', { name: 'Ada (you)' })).toBeVisible()
    })
  })
}

/** Draws noise, which no picture format makes smaller. @returns the answer to it. */
function bringInPicture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const side = 2400
    const canvas = new OffscreenCanvas(side, side)
    const pixels = new ImageData(side, side)
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = Math.random() * 256
    canvas.getContext('2d')?.putImageData(pixels, 0, 0)
    const body = await canvas.convertToBlob()
    return (await fetch('/api/pictures?type=picture&name=a.png', { method: 'POST', body })).status
  })
}

async function endOf(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
