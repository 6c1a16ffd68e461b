import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { TEST_CONTENT } from '../tests/support/content/testContent.ts'
import { reportText } from './checkLaunch.ts'
import type { Finding } from './launchInput.ts'

/** Runs the command in the folder with the tests' content. */
function launchCheck(...options: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, '../commands/launchCheck.ts'), ...options]
    execFile(process.execPath, command, { cwd: dirname(TEST_CONTENT) }, (error, out, words) => {
      resolve({ code: error ? Number(error.code) : 0, out, error: words })
    })
  })
}

test('while something must be done, the command ends with code 1, and --json lists it', async () => {
  const { code, out } = await launchCheck('--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ level: 'must', file: 'content/legal/privacy-policy.mdx' }),
  )
})

test('an unknown option ends the command with code 2 and a list of the known options', {
  tags: 'long',
}, async () => {
  const { code, error } = await launchCheck('--all')
  expect(code).toBe(2)
  expect(error).toContain("Unknown option '--all'")
  expect(error).toContain('--links')
})

test('--help ends with code 0', { tags: 'long' }, async () => {
  expect(await launchCheck('--help')).toMatchObject({ code: 0, error: '' })
})

const finding: Finding = {
  level: 'must',
  file: 'content/site/brand.yaml',
  field: '"email"',
  found: 'hello@agency.example',
  advice: 'Put your own.',
}

test('the report begins with what must be done, prints shared advice once and ends with counts', () => {
  const findings: Finding[] = [
    { ...finding, level: 'should', file: 'content/plans/app-basic.yaml', field: '"price"' },
    finding,
    { ...finding, field: '"url"' },
  ]
  expect(reportText(findings)).toBe(`Must be done before the launch

content/site/brand.yaml
  "email": hello@agency.example
  "url": hello@agency.example
    Put your own.

Should be checked

content/plans/app-basic.yaml
  "price": hello@agency.example
    Put your own.

2 must be done, 1 should be checked.
`)
})

test('the report says so if nothing is left to do', () => {
  expect(reportText([])).toBe('Nothing is left to do. The site is ready for the launch.\n')
})
