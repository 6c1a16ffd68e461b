import { writeFile } from 'node:fs/promises'
import { ContentError } from '../content-model/validation.ts'
import { ImportError } from '../workshop/import/importError.ts'
import { importExport } from '../workshop/import/importExport.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run import -- EXPORT… [options]
Imports the articles of a WordPress export into content/: text, pictures, authors, subjects, tags, comments, and
redirects from the old addresses. import-report.md lists what could not be imported. Existing articles stay unchanged.
  EXPORT          .xml or .zip file, or a folder with such files; name all files of the export
  --media FOLDER  copy of the old site's wp-content/uploads with its pictures
  --fetch         download missing pictures from the old site (uses the network)
  --help          show this help
Exits with 0 after the import, with 1 if nothing could be imported, with 2 for unknown options.
`
const REPORT_FILE = 'import-report.md'

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { media: { type: 'string' }, fetch: { type: 'boolean' } },
})
if (positionals.length === 0) stop('Enter the file of the export.', HELP)

try {
  const report = await importExport(positionals, 'content', {
    mediaDirectory: values.media,
    fetches: values.fetch,
  })
  await writeFile(REPORT_FILE, report)
  process.stdout.write(`${report}\nThis report is also in ${REPORT_FILE}.\n`)
} catch (error) {
  if (!(error instanceof ImportError || error instanceof ContentError)) throw error
  process.stderr.write(`Nothing was imported.\n${error.message}\n`)
  process.exitCode = 1
}
