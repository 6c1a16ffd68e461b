import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test as base } from '@playwright/test'

const resolve = createRequire(import.meta.url).resolve

type SystemFonts = {
  /** Font files of installed packages, as @expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf. */
  systemFonts: string[]
}

/**
 * A visit from a machine with only the given fonts. Chromium asks fontconfig for fonts on Linux only; elsewhere the
 * test is skipped.
 */
export const test = base.extend<SystemFonts>({
  systemFonts: [[], { option: true }],

  page: async ({ systemFonts, playwright, launchOptions, baseURL, viewport, locale }, use) => {
    base.skip(process.platform !== 'linux', 'Only on Linux can a browser be shown other fonts.')
    const directory = await mkdtemp(join(tmpdir(), 'system-fonts-'))
    const config = await writeFontConfig(directory, systemFonts)
    const env = { ...process.env, FONTCONFIG_FILE: config }
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    await use(await browser.newPage({ baseURL, viewport, locale }))
    await browser.close()
    await rm(directory, { recursive: true })
  },
})

/** Copies the font files into a folder. @returns the path of a fonts.conf with only this folder. */
async function writeFontConfig(directory: string, files: string[]): Promise<string> {
  const fonts = join(directory, 'fonts')
  await mkdir(fonts)
  for (const file of files) await copyFile(resolve(file), join(fonts, basename(file)))
  const config = join(directory, 'fonts.conf')
  await writeFile(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(directory, 'cache')}</cachedir></fontconfig>`,
  )
  return config
}
