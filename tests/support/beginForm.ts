import { expect, type Locator } from '@playwright/test'

/** Focuses the first field of a form, and waits until the form's island has hydrated. */
export async function beginForm(form: Locator): Promise<void> {
  const island = form.locator('astro-island')
  await form.locator('input:visible, textarea:visible').first().focus()
  await expect(island).not.toHaveAttribute('ssr')
}
