import type { Page } from '@playwright/test'

/** Delays every font, as a slow connection does, until the returned function is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.fallback()
  })
  return release
}
