import { compareSites } from '../workshop/compareSites/compareSites.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run compare-sites -- BEFORE AFTER
Compares two built sites (two dist folders): what each address says, in order (title, description, text, links,
headings, pictures' words, structured data), and what it weighs. Ids, classes and order of attributes are passed over.
Ends with 1 where an address says something else, or weighs over 2 % more.
`

const { positionals } = readArguments(HELP, { allowPositionals: true })
const [before, after] = positionals
if (!before || !after || positionals.length > 2) stop('Which two sites?', HELP)
const differing = await compareSites(before, after)
console.info(
  differing === 0 ? 'Every address says what it said.' : `${differing} addresses differ.`,
)
process.exitCode = differing === 0 ? 0 : 1
