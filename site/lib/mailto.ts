import { asciiEmail } from '../../forms/asciiDomain.ts'

/** The mailto URL of a mailbox, in ASCII for every mail program. */
export function mailto(mailbox: string): string {
  return `mailto:${asciiEmail(mailbox)}`
}
