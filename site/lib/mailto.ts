import { asciiEmail } from '../../forms/asciiDomain.ts'

/** The mailto address of a mailbox, as every mail program reads it. */
export function mailto(mailbox: string): string {
  return `mailto:${asciiEmail(mailbox)}`
}
