import { buildSite } from './buildSite.ts'
import { endOnFailure } from './endOnFailure.ts'

/** npm run build -- [FOLDER] */
const [directory] = process.argv.slice(2)

await endOnFailure(() => buildSite(directory))
