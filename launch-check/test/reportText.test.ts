import { expect, test } from 'vitest'
import type { Finding } from '../Finding.ts'
import { reportText } from '../reportText.ts'

const finding: Finding = {
  level: 'must',
  file: 'content/site/brand.yaml',
  field: '"email"',
  found: 'hello@agency.example',
  advice: 'Put your own.',
}

test('what must be done comes first, advice for several fields is told once, counts come last', () => {
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

Should be looked at

content/plans/app-basic.yaml
  "price": hello@agency.example
    Put your own.

2 must be done, 1 should be looked at.
`)
})

test('with nothing left it says so', () => {
  expect(reportText([])).toBe('Nothing is left. The site can go out.\n')
})
