import type { Brand } from '../../content-model/schemas/brand.ts'

/** Countries in which the postcode precedes the town (UPU S42, as in libaddressinput). */
const POSTCODE_FIRST = new Set(
  'AT BE BG CH CY CZ DE DK DZ EE ES FI FR GR HR IS IT LI LT LU MA MC NL NO PL PT RO SE SI SK TN TR'.split(
    ' ',
  ),
)

/** Town and postcode in the order of the country: 'Leeds LS10 9ZZ', '50667 Köln'. */
export function townLine({ locality, postcode, country }: Brand['address']): string {
  if (postcode === undefined) return locality
  return POSTCODE_FIRST.has(country) ? `${postcode} ${locality}` : `${locality} ${postcode}`
}
