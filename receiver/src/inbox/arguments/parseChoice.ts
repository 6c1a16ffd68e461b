import { UsageError } from '../InboxError.ts'
import { suggestName } from './suggestName.ts'

/**
 * Checks a value that must be one of a few words.
 * @throws UsageError that names them.
 */
export function parseChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice) return choice
  const allowed = `Use one of ${choices.join(', ')}.`
  throw new UsageError(`--${option} is "${value}".${suggestName(value, choices)} ${allowed}`)
}
