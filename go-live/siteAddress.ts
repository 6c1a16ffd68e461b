import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { onOneLine } from '../content-model/controlCharacters.ts'
import { isGroup } from '../content-model/fieldsOf.ts'
import { openCheckout } from '../studio/content/git/gitCheckout.ts'
import { patchYaml } from '../studio/content/yaml/patchYaml.ts'

const BRAND = 'site/brand.yaml'

/**
 * Sets the site's address in the content and commits it, because an uncommitted change would block the next pull. A
 * project that is not a git repository becomes one, as in the studio.
 * @throws ConfigError with git's message if the commit fails. The address is written nevertheless.
 */
export async function setSiteAddress(projectDirectory: string, url: string): Promise<void> {
  const file = join(projectDirectory, 'content', BRAND)
  const text = await readFile(file, 'utf8')
  const brand = onOneLine(parse(text))
  if (!isGroup(brand)) throw new Error(`content/${BRAND} has no fields.`)
  const patched = patchYaml(text, { ...brand, url })
  if (patched !== text) await writeFile(file, patched)
  const checkout = await openCheckout(projectDirectory)
  const words = { by: 'go-live', message: `The site's address is ${url}`, kind: 'found' } as const
  await checkout.commit(words, [BRAND])
}
