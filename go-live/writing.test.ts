import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  containerSettings,
  readSettings,
  settingsFor,
  withSettings,
  writeSettings,
} from './settings.ts'
import { setSiteAddress } from './siteAddress.ts'

const MAIL = { smtpUrl: 'smtp://me%40agency.example:secret@mail.example', mailbox: 'a@b.example' }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'go-live-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

test('the studio and the draft site get names below the name of the site', () => {
  expect(settingsFor({ domain: 'agency.example', mail: null }, {})).toEqual({
    SITE_HOST: 'agency.example',
    STUDIO_ORIGIN: 'https://studio.agency.example',
    STUDIO_PREVIEW_ORIGIN: 'https://preview.agency.example',
    SMTP_URL: '',
    MAIL_TO: '',
    MAIL_FROM: '',
  })
})

test('mail is sent from the address that signs in, unless another sender was set', () => {
  const answers = { domain: 'agency.example', mail: MAIL }
  expect(settingsFor(answers, {})).toMatchObject({ MAIL_FROM: 'me@agency.example' })
  expect(settingsFor(answers, { MAIL_FROM: 'web@agency.example' })).toMatchObject({
    MAIL_FROM: 'web@agency.example',
  })
})

test('a second run keeps the password of the database', () => {
  const first = containerSettings({ uid: 1000, gid: 1000 }, {})
  expect(first.STUDIO_USER).toBe('1000:1000')
  expect(containerSettings({ uid: 1000, gid: 1000 }, first)).toEqual(first)
})

test('settings without a question are kept, with their comments', () => {
  const text = '# Ours\nLOG_LEVEL=info\nSMTP_URL=\nWEBHOOKS=https://a.example'
  expect(withSettings(text, { SMTP_URL: 'smtp://$&@b', SITE_HOST: 'c.example' })).toBe(
    '# Ours\nLOG_LEVEL=info\nSMTP_URL=smtp://$&@b\nWEBHOOKS=https://a.example\nSITE_HOST=c.example\n',
  )
})

test('only the owner can read .env, even if others could before', async () => {
  const file = join(folder(), '.env')
  writeFileSync(file, 'LOG_LEVEL=info\n', { mode: 0o644 })
  const { text, settings } = await readSettings(file)
  await writeSettings(file, text)
  expect(settings).toEqual({ LOG_LEVEL: 'info' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('the address is set in the content and committed, so that pulls still work', async () => {
  const project = folder()
  const file = join(project, 'content/site/brand.yaml')
  mkdirSync(join(project, 'content/site'), { recursive: true })
  writeFileSync(file, '# Ours\nname: Agency # short\nurl: https://old.example\n')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: project,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')

  await setSiteAddress(project, 'https://agency.example')
  expect(readFileSync(file, 'utf8')).toBe(
    '# Ours\nname: Agency # short\nurl: https://agency.example\n',
  )
  expect(git('status', '--porcelain')).toBe('')
  await setSiteAddress(project, 'https://agency.example')
  expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
})
