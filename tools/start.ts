import { buildSite } from './buildSite.ts'
import { endOnFailure } from './endOnFailure.ts'

await endOnFailure(buildSite)
await import('../receiver/src/start.ts')
