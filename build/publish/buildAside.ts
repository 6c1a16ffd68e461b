import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { buildSite } from '../buildSite.ts'
import { endOnFailure } from '../endOnFailure.ts'
import { endWithStarter } from './endWithStarter.ts'

/** Builds the site into a folder, for the studio: FOLDER [drafts] */
const [directory, drafts] = process.argv.slice(2)

endWithStarter()
setPriority(constants.priority.PRIORITY_LOW)
await endOnFailure(() => buildSite(directory, drafts === 'drafts'))
