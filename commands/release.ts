import { today } from '../content-model/dates.ts'
import { ReleaseError, release, STEPS } from '../workshop/release.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run release -- STEP
Creates a version from main: sets its number, moves the Unreleased entries of CHANGELOG.md to it, commits and tags.
It pushes nothing.
  STEP    major, minor or patch: the part of the number to increase
  --help  show this help
Exits with 0 if the version was created, with 1 if it was not, with 2 for an unknown step.
`

const { positionals } = readArguments(HELP, { allowPositionals: true, options: {} })
const step = STEPS.find((known) => known === positionals[0])
if (!step || positionals.length > 1) stop('Enter the part of the number to increase.', HELP)

try {
  const version = await release(process.cwd(), step, today())
  process.stdout.write(`Version ${version} was created. Push it: git push --follow-tags\n`)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  process.stderr.write(`No version was created. ${error.message}\n`)
  process.exitCode = 1
}
