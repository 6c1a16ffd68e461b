import { buildSite } from '../build/buildSite.ts'
import { endOnFailure } from '../build/endOnFailure.ts'

/** npm run build -- [FOLDER] */
const [directory] = process.argv.slice(2)

await endOnFailure(() => buildSite(directory))
