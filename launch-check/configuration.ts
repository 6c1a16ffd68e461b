import { FormAddressError, readFormVariables } from '../forms/formAddresses.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import type { Finding, LaunchInput } from './launchInput.ts'

const FORMS = [
  { name: 'contact', variable: 'CONTACT_URL', field: 'contact_url' },
  { name: 'newsletter', variable: 'NEWSLETTER_URL', field: 'newsletter_url' },
] as const

/** Checks where forms are sent, whether somebody is notified, and the environment variables. */
export function checkConfiguration({ content, environment, root }: LaunchInput): Finding[] {
  const findings: Finding[] = environmentFaults(environment, root)
  const outside = FORMS.flatMap(({ name, variable, field }) => {
    const fromEnvironment = environment[variable]?.trim()
    const address = fromEnvironment || content.forms[field]
    // A path is an address of this site.
    if (!address || !URL.canParse(address)) return []
    return {
      level: 'should' as const,
      file: fromEnvironment ? '.env' : 'content/site/forms.yaml',
      field: fromEnvironment ? variable : `"${field}"`,
      found: `the ${name} form is sent to ${new URL(address).host}`,
      advice:
        'Name that company in content/legal/privacy-policy.mdx, and send yourself a test message.',
    }
  })
  const isTold = environment.SMTP_URL?.trim() || environment.WEBHOOKS?.trim()
  if (outside.length < FORMS.length && !isTold) {
    findings.push({
      level: 'must',
      file: '.env',
      field: 'SMTP_URL',
      found: 'blank: messages from the forms are stored, but nobody is notified',
      advice: 'Enter your mail server as in .env.example, or send both forms to a form service.',
    })
  }
  return [...findings, ...outside]
}

function environmentFaults(environment: LaunchInput['environment'], root: string): Finding[] {
  const checks = [() => readConfig(environment, root), () => readFormVariables(environment)]
  return checks.flatMap(faultsOf)
}

function faultsOf(check: () => unknown): Finding[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FormAddressError)) throw error
    return error.faults.map(({ name, sentence }) => ({
      level: 'must',
      file: '.env',
      field: name,
      found: sentence,
      advice: 'Neither the build nor the receiver starts with this setting.',
    }))
  }
}
