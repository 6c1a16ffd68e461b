import type { SectionLoader } from '../../build/loadSections.ts'
import type { AccountFormProps } from './AccountForm.tsx'

export const load: SectionLoader<'account-form', AccountFormProps> = (copy, { content, page }) => ({
  props: { heading: page.heading, copy, phone: content.brand.phone },
})
