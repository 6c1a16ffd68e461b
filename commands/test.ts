import {
  buildSites,
  check,
  runTests,
  siteTests,
  studioTests,
  unitTests,
} from '../workshop/runTests.ts'

await runTests([
  check,
  unitTests('unit tests'),
  buildSites('test', 'own'),
  siteTests('test'),
  siteTests('own'),
  studioTests,
])
