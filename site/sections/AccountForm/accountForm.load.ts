import type { SectionLoader } from '../../build/loadSections.ts'
import type { AccountFormProps } from './AccountForm.tsx'

export const load: SectionLoader<AccountFormProps> = (_copy, { content, page }) => ({
  props: { heading: page.heading, phone: content.brand.phone },
})
