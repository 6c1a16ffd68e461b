import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHeaders } from '../../../build/headers/writeHeaders.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { TOKEN_PATH } from '../../../forms/fields.ts'
import { formAddresses } from '../../../forms/formAddresses.ts'
import { BUILT_DIRECTORY, CONTENT_DIRECTORY } from '../sites/site.ts'

/**
 * Copies the built site and redirects its forms to another receiver, as a build with NEWSLETTER_URL and CONTACT_URL
 * would. A second build of all pages would take longer than the test.
 */
export async function copySite(directory: string, receiver: string): Promise<void> {
  await cp(BUILT_DIRECTORY, directory, { recursive: true })
  const content = await readContent(CONTENT_DIRECTORY)
  const own = Object.values(formAddresses(content, {}))
  // Pages contain the addresses for visitors without script, and in the props of islands.
  for await (const file of glob('**/*.html', { cwd: directory })) {
    let text = await readFile(join(directory, file), 'utf8')
    for (const path of [...own, TOKEN_PATH]) {
      for (const quote of ['"', '&quot;']) {
        text = text.replaceAll(quote + path + quote, quote + receiver + path + quote)
      }
    }
    await writeFile(join(directory, file), text)
  }
  const [newsletter, contact] = own.map((path) => receiver + path)
  await writeHeaders(directory, { newsletter: newsletter ?? '', contact: contact ?? '' })
}
