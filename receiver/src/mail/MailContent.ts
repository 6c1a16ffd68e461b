/** What the owner reads, in order. */
export type MailContent = {
  intro: string
  fields: [label: string, value: string][]
  comments: string | null
  notes: string[]
}
