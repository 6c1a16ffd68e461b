import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

function launchCheck(...options: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const command = [join(root, 'tools/launchCheck.ts'), ...options]
    execFile(process.execPath, command, { cwd: root }, (error, out, words) => {
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
