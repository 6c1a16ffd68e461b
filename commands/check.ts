import { run } from '../build/run.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run check -- [options]
Checks lint, format, types, import cycles, unused files and exports, like CI and npm test.
  --fix   first fixes what is safe to fix: format, order of imports, lint errors with a safe fix
  --help  show this help
Exits with 0 if all checks pass, with 1 if one fails, with 2 for unknown options.
`

const LINT = 'Lint and format'
/** `tsc` checks .ts and .tsx in a third of `astro check`'s time. A second checker would repeat much of the work. */
const CHECKS: Record<string, string[]> = {
  [LINT]: ['biome', 'ci', '--error-on-warnings', '.'],
  Types: ['tsc', '--noEmit', '--project', '.', '--checkers', '1'],
  'Unused files and exports': ['knip', '--no-progress'],
  'Types in .astro files': [
    'astro',
    'check',
    '--tsconfig',
    'tsconfig.astro.json',
    '--minimumFailingSeverity',
    'hint',
  ],
}
const MENDING = ['biome', 'check', '--write', '--error-on-warnings', '.']

process.exitCode = await check()

async function check(): Promise<number> {
  const { values } = readArguments(HELP, { options: { fix: { type: 'boolean' } } })
  const { [LINT]: lint, ...others } = CHECKS
  const failed: string[] = []
  const look = async (name: string, [command = '', ...args]: string[] = []) => {
    if ((await run(command, args)) !== 0) failed.push(name)
  }
  // Runs before the other checks, which read the files that it may change.
  await look(LINT, values.fix ? MENDING : lint)
  if (values.fix) {
    process.stdout.write(
      'Format and lint are fixed where possible; the line above counts the files.\n',
    )
  }
  // In parallel: each check uses one processor and prints its findings when it ends.
  await Promise.all(Object.entries(others).map(([name, words]) => look(name, words)))
  if (failed.length === 0) return 0
  process.stderr.write(`Failed: ${failed.join(', ')}. See the output above.\n`)
  return 1
}
