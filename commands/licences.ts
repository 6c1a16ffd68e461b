import { readFile } from 'node:fs/promises'
import { shippedPackages } from '../workshop/licences.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run licences
Lists the licences of everything that ships: packages, fonts, pictures and film.
Exits with 1 if the licence of a package is not on the list in workshop/licences.ts.
`
readArguments(HELP, { options: {} })

const shipped = shippedPackages(JSON.parse(await readFile('package-lock.json', 'utf8')))
for (const { name, version, licence } of shipped) console.info(`${name} ${version}: ${licence}`)
console.info(`
Code of the project: MIT (LICENSE).
Fonts are packages too: see @fontsource above.
Pictures, logos and film: content/pictures/CREDITS.md names the source of each.`)

const refused = shipped.filter(({ isAllowed }) => !isAllowed)
for (const { name, licence } of refused) {
  console.error(`${name} has a licence that is not on the list of allowed licences: ${licence}.`)
}
process.exitCode = refused.length > 0 ? 1 : 0
