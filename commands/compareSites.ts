import { compareSites } from '../workshop/compareSites/compareSites.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run compare-sites -- BEFORE AFTER
Compares two built sites (two dist folders): the content of each page in order (title, description, text, links,
headings, alternative texts, structured data), and its size. Ids, classes and the order of attributes are ignored.
Exits with 1 if the content of a page differs, or its size grows by more than 2 %.
`

const { positionals } = readArguments(HELP, { allowPositionals: true })
const [before, after] = positionals
if (!before || !after || positionals.length > 2) stop('Enter two folders.', HELP)
const differing = await compareSites(before, after)
console.info(differing === 0 ? 'All pages have the same content.' : `${differing} pages differ.`)
process.exitCode = differing === 0 ? 0 : 1
