import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const [build, end] = ['buildSite.ts', 'endOnFailure.ts'].map((file) =>
  JSON.stringify(join(import.meta.dirname, file)),
)

test('if Astro fails, only one sentence follows the output of Astro', {
  tags: 'long',
}, async () => {
  const program = `
    const { BuildError } = await import(${build})
    const { endOnFailure } = await import(${end})
    console.error('Words of Astro.')
    await endOnFailure(() => Promise.reject(new BuildError('The site was not built.')))`
  const args = ['--input-type=module', '--eval', program]
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stderr: 'Words of Astro.\nThe site was not built.\n',
  })
})
