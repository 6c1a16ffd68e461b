import { run } from '../build/run.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run check -- [options]
Looks at lint, format, types, import cycles, unused files and exports: what CI and npm test ask first.
  --fix   first mends what can be mended without asking: format, order of imports, faults with one safe mend
  --help  these words
Ends with 0 when all is in order, with 1 when something is not, with 2 for unknown options.
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
      'Format and lint are mended where they could be: the line above counts the files.\n',
    )
  }
  // In parallel: each check uses one processor and prints its findings when it ends.
  await Promise.all(Object.entries(others).map(([name, words]) => look(name, words)))
  if (failed.length === 0) return 0
  process.stderr.write(`Not in order: ${failed.join(', ')}. What is wrong stands above.\n`)
  return 1
}
