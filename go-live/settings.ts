import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { namesOf } from './names.ts'

export type Settings = Record<string, string | undefined>

/** What the person answered. Without a mail server there is nothing to tell a mailbox by. */
export type Answers = {
  domain: string
  mail: { smtpUrl: string; mailbox: string } | null
}

const HEADER = '# Made by npm run go-live. .env.example describes every setting.\n'

/** Reads the settings in `.env`; none where there is no such file. */
export async function readSettings(file: string): Promise<{ text: string; settings: Settings }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return HEADER
    throw error
  })
  return { text, settings: parseEnv(text) }
}

/** Writes `.env`, which holds passwords: only its owner may read it. */
export async function writeSettings(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  await chmod(file, 0o600)
}

/**
 * The settings that follow from the answers.
 * @param former what `.env` says. The password of the database stays: the database knows no other.
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

/** Settings of compose.yaml alone. @param owner of the project's folder: git works for nobody else. */
export function containerSettings(
  owner: { uid: number; gid: number },
  former: Settings,
): Record<string, string> {
  return {
    STUDIO_USER: `${owner.uid}:${owner.gid}`,
    // Letters and digits alone need no encoding in an address.
    POSTGRES_PASSWORD: former.POSTGRES_PASSWORD || randomBytes(24).toString('hex'),
  }
}

/** Most mail servers let a user send as the address that the user signs in by. */
function senderOf({ smtpUrl, mailbox }: { smtpUrl: string; mailbox: string }): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (mailbox.split(',')[0] ?? '')
}

/** The text of `.env` with other values; all other lines stay as they are. */
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
