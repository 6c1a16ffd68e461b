import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { ContentError } from '../content-model/validation.ts'
import { checkLaunch, reportText } from '../launch-check/checkLaunch.ts'
import { findDeadLinks, outsideLinks } from '../launch-check/deadLinks.ts'
import { readLaunchInput } from '../launch-check/launchInput.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run launch-check -- [options]
Lists what is left to do before the launch. It reads only content/ and .env.
  --links  also check that every address of other sites answers (uses the network)
  --json   print JSON, for other programs
  --help   show this help
Exits with 0 if nothing must be done, with 1 if something must, with 2 for unknown options.
`

const root = process.cwd()
process.exitCode = await launchCheck()

async function launchCheck(): Promise<number> {
  const { values } = readArguments(HELP, {
    options: { links: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const environmentFile = join(root, '.env')
  if (existsSync(environmentFile)) loadEnvFile(environmentFile)
  try {
    const input = await readLaunchInput(root, process.env, new Date().getFullYear())
    const findings = await checkLaunch(input)
    if (values.links) findings.push(...(await findDeadLinks(outsideLinks(input))))
    process.stdout.write(
      values.json ? `${JSON.stringify(findings, null, 2)}\n` : reportText(findings),
    )
    return findings.some(({ level }) => level === 'must') ? 1 : 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
