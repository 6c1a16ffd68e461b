import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { buildSite } from '../buildSite.ts'
import { endOnFailure } from '../endOnFailure.ts'
import { endWithStarter } from './endWithStarter.ts'

/** Builds checked content into a folder for the studio. Arguments: FOLDER [--drafts] [--former FOLDER] */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { drafts: { type: 'boolean' }, former: { type: 'string' } },
})
const { drafts: withDrafts, former: formerDirectory } = values

endWithStarter()
setPriority(constants.priority.PRIORITY_LOW)
await endOnFailure(() =>
  buildSite(positionals[0], { withDrafts, formerDirectory, isChecked: true }),
)
