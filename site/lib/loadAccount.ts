import type { SiteContent } from '../../content-model/readContent.ts'

/** What password managers are told of the two pages' password. */
const PASSWORD_KINDS = { login: 'current-password', register: 'new-password' } as const

/** What the login or the register page shows. */
export async function loadAccount(content: SiteContent, name: keyof typeof PASSWORD_KINDS) {
  const { brand, pages } = content
  const page = pages[name]
  return {
    page,
    form: {
      heading: page.heading,
      words: page.sections,
      passwordKind: PASSWORD_KINDS[name],
      phone: brand.phone,
    },
  }
}
