import type { z } from 'zod'

const EXPECTED: Record<string, string> = {
  string: 'Use words.',
  int: 'Use a whole number.',
  number: 'Use a number.',
  boolean: 'Use true or false.',
  array: 'Use a list, one item a line, each after a hyphen.',
  object: 'Use fields below it, one a line, each with a colon after its name.',
  record: 'Use lines below it, each with a colon after its first word.',
}

/** What is allowed, for rules whose schema does not say it in words of its own. */
export function adviseOn(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? `Use ${issue.expected}.`
    case 'invalid_value':
      return oneOf(issue.values.map(String))
    case 'invalid_union':
      return oneOf(Array.isArray(issue.options) ? issue.options.map(String) : [])
    case 'too_small':
      return amount(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), issue.origin)
    case 'too_big':
      return amount(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), issue.origin)
    default:
      return 'Look at the description of the field.'
  }
}

function oneOf(words: string[]): string {
  return words.length === 1 ? `Use ${words[0]}.` : `Use one of ${words.join(', ')}.`
}

function amount(bound: string, limit: number, origin: string): string {
  if (origin === 'string') {
    return bound === 'at least' && limit === 1
      ? 'Write some words.'
      : `Use ${bound} ${limit} characters.`
  }
  if (origin === 'array') return `Use ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}.`
  return `Use ${bound} ${limit}.`
}
