import { asciiEmail } from '../../forms/asciiDomain.ts'

/** The address of a link to a mailbox, as every mail program reads it. */
export function mailto(mailbox: string): string {
  return `mailto:${asciiEmail(mailbox)}`
}
