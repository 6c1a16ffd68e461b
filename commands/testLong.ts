import { globSync, readFileSync } from 'node:fs'
import { runTests, siteTests, studioTests, unitTests } from '../workshop/runTests.ts'

/** Unit tests with a longer round, and an import that is built. */
const ROUNDS = globSync(
  '{build,cli,commands,core,receiver,server,studio,tests,workshop}/**/*.test.ts',
)
  .filter((file) => readFileSync(file, 'utf8').includes('support/round.ts'))
  .concat('tests/import')

/** Unit tests that read content: they hold for the owner's after any edit. */
const TESTS_OF_CONTENT = ['content-model', 'studio/content', 'launch-check', 'site']

process.env.TEST_ROUND = 'long'

await runTests([
  unitTests('rounds', ['--project', 'node', ...ROUNDS]),
  siteTests('test'),
  siteTests('own'),
  siteTests('crowded'),
  siteTests('edited'),
  siteTests('bare'),
  studioTests,
  // The browser tests have made the copy.
  unitTests('unit tests on the edited content', [
    ...['--root', '.cache/sites/edited', '--project', 'node'],
    ...TESTS_OF_CONTENT,
  ]),
])
