import { expect, type Locator } from '@playwright/test'

/** Begins with a form, as somebody who tabs to its first field does, and waits until it is awake. */
export async function beginForm(form: Locator): Promise<void> {
  const island = form.locator('astro-island')
  await form.locator('input:visible, textarea:visible').first().focus()
  await expect(island).not.toHaveAttribute('ssr')
}
