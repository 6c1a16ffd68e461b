/** Address of the newsletter form on the receiver. */
export function newsletterPath(formId: string): string {
  return `/f/${formId}`
}

/** Address of the contact form on the receiver: the owner's mailbox. */
export function contactPath(mailbox: string): string {
  return `/${mailbox}`
}

/** Second address of the contact form, which answers in JSON whatever the request accepts. */
export function contactAjaxPath(mailbox: string): string {
  return `/ajax/${mailbox}`
}
