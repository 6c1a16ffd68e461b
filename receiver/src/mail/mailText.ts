import type { MailContent } from './MailContent.ts'

/** The mail as plain text. */
export function mailText({ intro, fields, comments, notes }: MailContent): string {
  const fieldLines = fields.map(([label, value]) => `${label}: ${value}`).join('\n')
  const paragraphs = [intro, fieldLines, comments, notes.join('\n')]
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}
