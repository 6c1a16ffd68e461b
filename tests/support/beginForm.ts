import { expect, type Locator } from '@playwright/test'

/** Tabs to a form's first field, and waits until it has hydrated. */
export async function beginForm(form: Locator): Promise<void> {
  const island = form.locator('astro-island')
  await form.locator('input:visible, textarea:visible').first().focus()
  await expect(island).not.toHaveAttribute('ssr')
}
