import { check, runTests, siteTests, studioTests, unitTests } from '../workshop/runTests.ts'

await runTests([check, unitTests('unit tests'), siteTests('test'), siteTests('own'), studioTests])
