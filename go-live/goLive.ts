import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { print, remark, type Terminal } from '../cli/terminal.ts'
import { ConfigError } from '../server/config.ts'
import { mailVariables } from '../server/mailSettings.ts'
import { RELEASES_FOLDER } from '../server/site/releases.ts'
import { ask } from './ask.ts'
import { findCompose } from './containers.ts'
import { checkMailServer } from './mailServer.ts'
import { checkNames } from './names.ts'
import { checkPorts } from './ports.ts'
import { DOMAIN, MAILBOX, NO_MAIL, type Question, SMTP } from './questions.ts'
import {
  type Answers,
  containerSettings,
  readSettings,
  type Settings,
  settingsFor,
  withSettings,
  writeSettings,
} from './settings.ts'
import { setSiteAddress } from './siteAddress.ts'
import { checkSpace } from './space.ts'

/** The options of the command. */
type Flags = {
  domain?: string | undefined
  mailbox?: string | undefined
  smtp?: string | undefined
  /** The site runs as services of this machine, not in containers. */
  systemd?: boolean | undefined
  /** Continues even if a check finds a problem. */
  unchecked?: boolean | undefined
}

type World = Pick<Terminal, 'ask' | 'errors' | 'output'>

const CADDY = 'Caddy'
const NO_COMPOSE =
  'Neither Docker with its compose command nor podman-compose is installed here. As root, run "apt-get install docker.io docker-compose" (Debian 13) or "apt-get install docker.io docker-compose-v2" (Ubuntu); for other systems see https://docs.docker.com/engine/install/.'

/**
 * Asks for the settings of a site on this machine, checks them, and writes them into `.env` and the content. A second
 * run changes only the settings that get a new answer.
 * @returns the exit code: 0 if everything was written, 1 if nothing was.
 * @throws AnswerError if an answer cannot be used.
 */
export async function goLive(project: string, flags: Flags, world: World): Promise<number> {
  const file = join(project, '.env')
  const { text, settings } = await readSettings(file)
  const answers = await askAll(flags, settings, world)
  const compose = flags.systemd ? undefined : await findCompose()

  print(world, 'Checking domains, ports, memory, disk and mail server …\n')
  const refusals = await checkAll(project, answers, flags.systemd === true)
  if (!(flags.systemd || compose)) refusals.push(NO_COMPOSE)
  for (const refusal of refusals) remark(world, `- ${refusal}`)
  if (refusals.length > 0 && !flags.unchecked) {
    remark(world, 'Nothing was written. Fix this and start again, or add --unchecked.')
    return 1
  }

  const own = flags.systemd
    ? { TRUST_PROXY: '127.0.0.1' }
    : containerSettings(await stat(project), settings)
  const changes = { ...settingsFor(answers, settings), ...own }
  await writeSettings(file, withSettings(text, changes))
  // Docker would otherwise create the folder as root.
  await mkdir(join(project, RELEASES_FOLDER), { recursive: true })
  await setSiteAddress(project, `https://${answers.domain}`).catch((error: unknown) => {
    if (!(error instanceof ConfigError)) throw error
    remark(world, `content/site/brand.yaml could not be committed. ${error.message}`)
  })
  print(world, nextSteps(answers, compose))
  return 0
}

async function askAll(flags: Flags, settings: Settings, world: World): Promise<Answers> {
  const answer = (question: Question, former = settings[question.variable]) =>
    ask(question, flags[question.name], former, world)
  const domain = await answer(DOMAIN)
  const smtpUrl = await answer(SMTP, settings.SMTP_URL || (settings.SITE_HOST && NO_MAIL))
  if (smtpUrl === NO_MAIL) return { domain, mail: null }
  return { domain, mail: { smtpUrl, mailbox: await answer(MAILBOX) } }
}

async function checkAll(project: string, answers: Answers, systemd: boolean): Promise<string[]> {
  const { domain, mail } = answers
  const server = mailVariables.SMTP_URL.parse(mail?.smtpUrl)
  const refusals = await Promise.all([
    checkNames(domain),
    checkPorts(domain, systemd ? CADDY : null),
    checkSpace(project),
    server ? checkMailServer(server) : [],
  ])
  return refusals.flat()
}

function nextSteps({ domain, mail }: Answers, compose: string | undefined): string {
  const [start, link] = compose
    ? [
        `run "${compose} up --build --detach", which takes some minutes the first time`,
        `${compose} exec studio node commands/studio.ts link`,
      ]
    : ['build the site and start its services', 'npm run studio -- link']
  const told = mail
    ? `Messages are mailed to ${mail.mailbox}.`
    : 'Messages appear only in the studio: no mail is sent.'
  return `.env and content/site/brand.yaml were written. ${told}
Now ${start}.
Then https://${domain} answers. For your link to the studio, which works once, run: ${link}
`
}
