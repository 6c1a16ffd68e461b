import type { SiteContent } from '../../content-model/readContent.ts'
import { formAddresses } from '../../forms/formAddresses.ts'

/** What the contact page's sections show. */
export async function loadContact(content: SiteContent) {
  const { brand, forms, interface_words: words, pages } = content
  const page = pages.contact
  const { ways, hours, next } = page.sections
  return {
    page,
    ways: { words: ways, brand },
    message: {
      heading: forms.contact.heading,
      requiredNote: forms.contact.required_note,
      form: {
        address: formAddresses(content, process.env).contact,
        words: forms.contact,
        failureWords: forms.failure,
        requiredWord: words.required,
      },
      panel: {
        hours: { heading: words.opening_hours, days: brand.opening_hours.text, text: hours.text },
        next,
      },
    },
  }
}
