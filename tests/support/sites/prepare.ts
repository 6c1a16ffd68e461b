import { prepareSite } from './prepareSite.ts'

/** TEST_SITE=… node tests/support/sites/prepare.ts */
await prepareSite()
