import type { Kysely } from 'kysely'
import { parseAge, readFilters } from '../../cli/arguments.ts'
import { type CommandArguments, type Inbox, UsageError } from '../../cli/Command.ts'
import { emailSchema } from '../../forms/formSchemas.ts'
import {
  countSubscriber,
  describeSubscribers,
  eraseSubscriber,
} from '../subscribers/selectSubscribers.ts'
import type { ReceiverDatabase } from '../tables.ts'
import type { Accessor } from './accessLog.ts'
import type { SubmissionFilters } from './selectSubmissions.ts'
import {
  cleanStore,
  countTraces,
  describeMentions,
  describeTraces,
  eraseTraces,
  overwriteWhatIsErased,
} from './traces.ts'

/** A person by their address, or what has come to an age. */
type ErasureWish = Pick<CommandArguments, 'values'> & {
  address: string | undefined
  /** As `365d`, with `form` and `status` among the values; counts where no address is given. */
  age: string | undefined
}

/**
 * Reads what is to be erased.
 * @param nameOf what an option is called in the sentence that rejects its value.
 * @throws UsageError for what is no address or no age.
 */
export function parseErasure(
  { address, age = '', values }: ErasureWish,
  now: Date,
  nameOf = (option: string) => `--${option}`,
): SubmissionFilters {
  if (address === undefined) {
    const until = parseAge(nameOf('older-than'), age, now)
    return { ...readFilters({ values }, now, nameOf), until }
  }
  const email = emailSchema.safeParse(address)
  if (email.success) return { email: email.data }
  throw new UsageError(`"${address}" is no email address. Use one such as nora@northfold.example.`)
}

/** What would be erased, in sentences. */
export type Erasable = {
  isNothing: boolean
  words: string
  /** Which messages of other people name the address; blank where none does. */
  kept: string
}

/** Looks up what would be erased. */
export async function findErasable(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): Promise<Erasable> {
  const traces = await countTraces(database, filters)
  const kept = filters.email ? await describeMentions(database, filters.email) : ''
  const subscribers = await countSubscriber(database, filters.email)
  if (traces.submissions + subscribers === 0) {
    return { isNothing: true, words: 'No message matches; nothing to erase.', kept }
  }
  const words = `To be erased: ${describeTraces(traces)}${describeSubscribers(subscribers)}`
  return { isNothing: false, words, kept }
}

/**
 * Erases messages and the subscriber of the same address, with every trace.
 * @returns a sentence that says what went.
 * @throws InboxError where their words may still lie in a file.
 */
export async function eraseAll(
  inbox: Pick<Inbox, 'database' | 'store'>,
  filters: SubmissionFilters,
  who: Accessor,
): Promise<string> {
  await overwriteWhatIsErased(inbox)
  const erased = await eraseTraces(inbox.database, filters, who)
  const erasedSubscribers = await eraseSubscriber(inbox.database, filters.email, who)
  await cleanStore(inbox)
  return `Erased: ${describeTraces(erased)}${describeSubscribers(erasedSubscribers)}`
}
