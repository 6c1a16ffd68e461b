import { run } from './run.ts'

/** Types, lint, format and what nobody uses, each named on its own: what CI and `npm test` ask first. */
const CHECKS = {
  'Lint and format': ['biome', 'ci', '--error-on-warnings', '.'],
  Types: ['tsc', '--noEmit', '--project', '.'],
  'Unused files and exports': ['knip', '--no-progress'],
  'Types in .astro files': ['astro', 'check', '--minimumFailingSeverity', 'hint'],
}

const failed: string[] = []
for (const [name, [command = '', ...args]] of Object.entries(CHECKS)) {
  if ((await run(command, args)) !== 0) failed.push(name)
}
if (failed.length > 0) {
  process.stderr.write(`Not in order: ${failed.join(', ')}. What is wrong stands above.\n`)
  process.exit(1)
}
