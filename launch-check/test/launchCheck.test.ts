import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'

/** The command, standing where the tests' content lies. */
function launchCheck(...options: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, '../../tools/launchCheck.ts'), ...options]
    execFile(process.execPath, command, { cwd: dirname(TEST_CONTENT) }, (error, out, words) => {
      resolve({ code: error ? Number(error.code) : 0, out, error: words })
    })
  })
}

test('with something left that must be done the command ends with 1 and says it in JSON if asked', async () => {
  const { code, out } = await launchCheck('--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ level: 'must', file: 'content/legal/privacy-policy.mdx' }),
  )
})

test('an option that it does not know ends it with 2 and the options that it knows', async () => {
  const { code, error } = await launchCheck('--all')
  expect(code).toBe(2)
  expect(error).toContain("Unknown option '--all'")
  expect(error).toContain('--links')
})

test('help ends with 0', async () => {
  expect(await launchCheck('--help')).toMatchObject({ code: 0, error: '' })
})
