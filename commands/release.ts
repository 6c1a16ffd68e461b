import { today } from '../content-model/dates.ts'
import { ReleaseError, release, STEPS } from '../workshop/release.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run release -- STEP
Makes a version of what lies on main: sets its number, gives it what stands under Unreleased in CHANGELOG.md, commits
and tags. It sends nothing anywhere.
  STEP    major, minor or patch: which part of the number grows
  --help  these words
Ends with 0 when it is made, with 1 when nothing was made, with 2 for an unknown step.
`

const { positionals } = readArguments(HELP, { allowPositionals: true, options: {} })
const step = STEPS.find((known) => known === positionals[0])
if (!step || positionals.length > 1) stop('Say which part of the number grows.', HELP)

try {
  const version = await release(process.cwd(), step, today())
  process.stdout.write(`Version ${version} is made. Send it off: git push --follow-tags\n`)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  process.stderr.write(`Nothing was made. ${error.message}\n`)
  process.exitCode = 1
}
