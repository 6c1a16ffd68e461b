import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { onOneLine } from '../content-model/controlCharacters.ts'
import { isGroup } from '../content-model/fieldsOf.ts'
import { openCheckout } from '../studio/content/git/gitCheckout.ts'
import { patchYaml } from '../studio/content/yaml/patchYaml.ts'

const BRAND = 'site/brand.yaml'

/**
 * Sets the site's address in the content, and commits that: a changed file would stop the next pull. A project that is
 * no git checkout becomes one, as the studio would make it.
 * @throws ConfigError with git's words. The address is written then.
 */
export async function setSiteAddress(projectDirectory: string, url: string): Promise<void> {
  const file = join(projectDirectory, 'content', BRAND)
  const text = await readFile(file, 'utf8')
  const brand = onOneLine(parse(text))
  if (!isGroup(brand)) throw new Error(`content/${BRAND} holds no fields.`)
  const patched = patchYaml(text, { ...brand, url })
  if (patched !== text) await writeFile(file, patched)
  const checkout = await openCheckout(projectDirectory)
  const words = { by: 'go-live', message: `The site's address is ${url}`, kind: 'found' } as const
  await checkout.commit(words, [BRAND])
}
