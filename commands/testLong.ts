import { globSync, readFileSync } from 'node:fs'
import { runTests, siteTests, studioTests, unitTests } from '../workshop/runTests.ts'

/** Unit tests that do more in the long round. */
const ROUNDS = globSync(
  '{build,cli,commands,content-model,core,forms,go-live,launch-check,receiver,server,site,studio,tests,workshop}/**/*.test.{ts,tsx}',
).filter((file) => /support\/round\.ts|\bSTORES\b|tags: 'long'/.test(readFileSync(file, 'utf8')))

/** Unit tests that read content, which must also pass on content that an owner has edited. */
const TESTS_OF_CONTENT = ['content-model', 'studio/content', 'launch-check', 'site']

process.env.TEST_ROUND = 'long'

await runTests([
  unitTests('rounds', ROUNDS),
  siteTests('test'),
  siteTests('own'),
  siteTests('crowded'),
  siteTests('edited'),
  siteTests('bare'),
  studioTests,
  // The browser tests above have created this copy. Kills and random texts do not depend on what an owner writes.
  unitTests(
    'unit tests on the edited content',
    ['--root', '.cache/sites/edited', '--project', 'node', ...TESTS_OF_CONTENT],
    { TEST_ROUND: '' },
  ),
])
