import { writeFile } from 'node:fs/promises'
import { ContentError } from '../content-model/validation.ts'
import { ImportError } from '../workshop/import/importError.ts'
import { importExport } from '../workshop/import/importExport.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run import -- EXPORT… [options]
Brings the articles of a WordPress export into content/: text, pictures, authors, subjects, tags, comments, and
redirects from the old addresses. What did not fit stands in import-report.md. What is there already stays as it is.
  EXPORT          .xml or .zip file, or folder of such; all that one export has come in
  --media FOLDER  copy of the old site's wp-content/uploads, where the pictures are
  --fetch         fetches pictures that are not there from the old site (uses the network)
  --help          these words
Ends with 0 when it is done, with 1 when nothing could be imported, with 2 for unknown options.
`
const REPORT_FILE = 'import-report.md'

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { media: { type: 'string' }, fetch: { type: 'boolean' } },
})
if (positionals.length === 0) stop('Name the file of the export.', HELP)

try {
  const report = await importExport(positionals, 'content', {
    mediaDirectory: values.media,
    fetches: values.fetch,
  })
  await writeFile(REPORT_FILE, report)
  process.stdout.write(`${report}\nThe same stands in ${REPORT_FILE}.\n`)
} catch (error) {
  if (!(error instanceof ImportError || error instanceof ContentError)) throw error
  process.stderr.write(`Nothing was imported.\n${error.message}\n`)
  process.exitCode = 1
}
