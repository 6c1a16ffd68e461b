import { buildSite } from './buildSite.ts'

await buildSite()
await import('../receiver/src/start.ts')
