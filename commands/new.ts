import { ContentError } from '../content-model/validation.ts'
import { makeArticle } from '../studio/content/editing/makeArticle.ts'
import { RequestError } from '../studio/kit/RequestError.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run new -- article "TITLE"
Makes an article in content/posts with the date of today: a draft, which visitors do not see. File and address are made
of the title. npm run studio makes articles too, and every other kind of record.
  --help  these words
Ends with 0 when it is made, with 1 when it could not be made, with 2 where kind or title are missing or unknown.
`

const { positionals } = readArguments(HELP, { allowPositionals: true, options: {} })
const [kind, title = '', ...others] = positionals
if (kind === undefined) stop('Say what to make: article.', HELP)
if (kind !== 'article') stop(`"${kind}" is nothing that can be made here. Use article.`, HELP)
if (title.trim() === '') stop('Give the article a title.', HELP)
if (others.length > 0)
  stop(`Put the title into quotation marks: "${[title, ...others].join(' ')}".`, HELP)

try {
  const made = await makeArticle('content', title.trim())
  const steps = [
    ...(made.title.todo ? [made.title.todo] : []),
    'Write the summary and the text: docs/write-an-article.md says how.',
    'Choose picture and subject (thumb, alt, swatch, category): they are those of the newest article.',
    `See it with npm run dev, at ${made.address}.`,
    'Publish it: take the line "draft: true" out.',
  ]
  process.stdout.write(
    `${made.file} is made, a draft.\n${steps.map((step) => `- ${step}\n`).join('')}`,
  )
} catch (error) {
  if (!(error instanceof RequestError || error instanceof ContentError)) throw error
  process.stderr.write(`Nothing was made.\n${error.message}\n`)
  process.exitCode = 1
}
