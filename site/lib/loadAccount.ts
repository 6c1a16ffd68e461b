import { siteContent } from './siteContent.ts'

/** What password managers are told of the two pages' password. */
const PASSWORD_KINDS = { login: 'current-password', register: 'new-password' } as const

/** What the login or the register page shows. */
export async function loadAccount(name: keyof typeof PASSWORD_KINDS) {
  const { brand, pages } = await siteContent()
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
