import { runTests, siteTests, studioTests, unitTests } from './runTests.ts'

/** Unit tests that do often what they do once in `npm test`: kills, power cuts, fail-over, hostile forms; and an import that is built. */
const ROUNDS = [
  'tests/receiver/certificates',
  'tests/receiver/faults',
  'studio/releases/killed',
  'tests/deploy/severalInstances',
  'studio/server/everyRoute',
  'studio/server/hostileInput',
  'tests/docs',
  'tests/import',
  'tests/security',
  'tools/contentFaults',
]

/** Unit tests that read content: they hold for the owner's after any edit. */
const TESTS_OF_CONTENT = [
  'content-model',
  'studio/form',
  'studio/server',
  'studio/yaml',
  'launch-check',
  'site',
]

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
