import { ContentError } from '../content-model/validation.ts'
import { makeArticle } from '../studio/content/editing/makeArticle.ts'
import { RequestError } from '../studio/kit/RequestError.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run new -- article "TITLE"
Creates an article in content/posts with today's date: a draft, which visitors do not see. The file name and the address
come from the title. npm run studio also creates articles, and every other kind of record.
  --help  show this help
Exits with 0 if the article was created, with 1 if it could not be created, with 2 for a missing or unknown argument.
`

const { positionals } = readArguments(HELP, { allowPositionals: true, options: {} })
const [kind, title = '', ...others] = positionals
if (kind === undefined) stop('Enter what to create: article.', HELP)
if (kind !== 'article') stop(`"${kind}" cannot be created here. Use article.`, HELP)
if (title.trim() === '') stop('Enter a title for the article.', HELP)
if (others.length > 0)
  stop(`Put the title in quotation marks: "${[title, ...others].join(' ')}".`, HELP)

try {
  const made = await makeArticle('content', title.trim())
  const steps = [
    ...(made.title.todo ? [made.title.todo] : []),
    'Write the summary and the text: see docs/write-an-article.md.',
    'Choose the picture and the subject (thumb, alt, swatch, category): they were copied from the newest article.',
    `View it with npm run dev, at ${made.address}.`,
    'Publish it: remove the line "draft: true".',
  ]
  process.stdout.write(
    `${made.file} was created as a draft.\n${steps.map((step) => `- ${step}\n`).join('')}`,
  )
} catch (error) {
  if (!(error instanceof RequestError || error instanceof ContentError)) throw error
  process.stderr.write(`Nothing was created.\n${error.message}\n`)
  process.exitCode = 1
}
