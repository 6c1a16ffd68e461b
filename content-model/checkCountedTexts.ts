import type { ContentFault } from './faultSentence.ts'
import { fieldsOf, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** Enough numbers to find every plural form that a language uses for counts on a site. */
const NUMBERS = Array.from({ length: 200 }, (_, number) => number)

/** Reports counted texts that lack a plural form of their language. */
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
