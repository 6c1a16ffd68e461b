import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { namesOf } from './names.ts'

export type Settings = Record<string, string | undefined>

/** The answers. Without a mail server there is no mailbox either. */
export type Answers = {
  domain: string
  mail: { smtpUrl: string; mailbox: string } | null
}

const HEADER = '# Created by npm run go-live. .env.example describes every setting.\n'

/** Reads the settings in `.env`. If the file does not exist, returns no settings and a header for the new file. */
export async function readSettings(file: string): Promise<{ text: string; settings: Settings }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return HEADER
    throw error
  })
  return { text, settings: parseEnv(text) }
}

/** Writes `.env`, which contains passwords, so that only its owner may read it. */
export async function writeSettings(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  await chmod(file, 0o600)
}

/**
 * The settings that result from the answers.
 * @param former settings in `.env`, of which MAIL_FROM is kept.
 */
export function settingsFor({ domain, mail }: Answers, former: Settings): Record<string, string> {
  const { studio, preview } = namesOf(domain)
  return {
    SITE_HOST: domain,
    STUDIO_ORIGIN: `https://${studio}`,
    STUDIO_PREVIEW_ORIGIN: `https://${preview}`,
    SMTP_URL: mail?.smtpUrl ?? '',
    MAIL_TO: mail?.mailbox ?? '',
    MAIL_FROM: mail ? former.MAIL_FROM || senderOf(mail) : '',
  }
}

/**
 * Settings that only compose.yaml uses. A former database password is kept, because the database still uses it.
 * @param owner owner of the project's folder, the only user for whom git works there.
 */
export function containerSettings(
  owner: { uid: number; gid: number },
  former: Settings,
): Record<string, string> {
  return {
    STUDIO_USER: `${owner.uid}:${owner.gid}`,
    // Hexadecimal digits need no encoding in a URL.
    POSTGRES_PASSWORD: former.POSTGRES_PASSWORD || randomBytes(24).toString('hex'),
  }
}

/** Most mail servers let a user send from the address with which the user signs in. */
function senderOf({ smtpUrl, mailbox }: { smtpUrl: string; mailbox: string }): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (mailbox.split(',')[0] ?? '')
}

/** The text of `.env` with new values. All other lines stay unchanged. */
export function withSettings(text: string, settings: Record<string, string>): string {
  let changed = text
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=.*$`, 'm')
    if (line.test(changed)) changed = changed.replace(line, () => `${name}=${value}`)
    else
      changed = `${changed}${changed === '' || changed.endsWith('\n') ? '' : '\n'}${name}=${value}\n`
  }
  return changed
}
