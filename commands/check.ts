import { run } from '../build/run.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run check -- [options]
Looks at lint, format, types, import cycles, unused files and exports: what CI and npm test ask first.
  --fix   first mends what can be mended without asking: format, order of imports, faults with one safe mend
  --help  these words
Ends with 0 when all is in order, with 1 when something is not, with 2 for unknown options.
`

/** Each can be named on its own. Only Biome can fix. `tsc` checks .ts and .tsx in a third of `astro check`'s time. */
const LINT = 'Lint and format'
const CHECKS = {
  [LINT]: ['biome', 'ci', '--error-on-warnings', '.'],
  Types: ['tsc', '--noEmit', '--project', '.'],
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
  const checks = values.fix ? { ...CHECKS, [LINT]: MENDING } : CHECKS
  const failed: string[] = []
  for (const [name, [command = '', ...args]] of Object.entries(checks)) {
    if ((await run(command, args)) !== 0) failed.push(name)
    if (values.fix && name === LINT) {
      process.stdout.write(
        'Format and lint are mended where they could be: the line above counts the files.\n',
      )
    }
  }
  if (failed.length === 0) return 0
  process.stderr.write(`Not in order: ${failed.join(', ')}. What is wrong stands above.\n`)
  return 1
}
