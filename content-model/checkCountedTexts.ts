import type { ContentFault } from './faultSentence.ts'
import { fieldsOf, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** No language's rules of plurals treat larger numbers of things on a site otherwise. */
const NUMBERS = Array.from({ length: 200 }, (_, number) => number)

/** Counted words that lack a form which their language has. */
export function checkCountedTexts(
  records: readonly ContentRecord[],
  locale: string,
): ContentFault[] {
  const rules = new Intl.PluralRules(locale)
  const forms = Map.groupBy(NUMBERS, (number) => rules.select(number))
  return records.flatMap(({ file, jsonSchema, value }) =>
    fieldsOf(jsonSchema, value)
      .filter(({ schema, value }) => schema['x-counted'] && isGroup(value))
      .flatMap(({ value, path }) =>
        [...forms]
          .filter(([form]) => !Object.hasOwn(Object(value), form))
          .map(([form, numbers]) => ({
            file,
            path: [...path, form],
            advice: `Add it: words for ${examples(numbers, locale)}.`,
          })),
      ),
  )
}

const EXAMPLES = 3

function examples(numbers: readonly number[], locale: string): string {
  const first = numbers.slice(0, EXAMPLES).join(', ')
  return `${first}${numbers.length > EXAMPLES ? ' and so on' : ''} in ${locale}`
}
