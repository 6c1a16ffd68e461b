import { expect, test } from 'vitest'
import { lintStyle } from '../../tests/support/lintStyle.ts'

test('an arbitrary size or viewport width is a fault, reported with its line and a replacement', async () => {
  const declarations = [
    'padding: 10px',
    'margin: 0 auto 30px',
    'margin-top: -20px',
    'gap: clamp(32px, 4.2vw, 62px)',
    'scroll-margin-block: 96px 0',
    'font-size: 1.125rem',
    'font: 580 18px / 1.3 var(--font)',
  ]
  const rules = declarations.map((declaration) => `.trial { ${declaration}; }\n`)
  const faults = await lintStyle(
    `${rules.join('')}@media (max-width: 600px) {\n  .trial {\n    gap: 0;\n  }\n}\n`,
  )
  const lineOf = (fault: string) => Number(/line=(\d+)/.exec(fault)?.[1])
  expect(faults.toSorted((one, other) => lineOf(one) - lineOf(other))).toEqual([
    ...declarations.map((_, index) =>
      expect.stringMatching(`trial\\.module\\.css,line=${index + 1},.*var\\(--space-`),
    ),
    expect.stringContaining('site/styles/media.css'),
  ])
})

test('steps, named widths, relative sizes and thin lines are not faults', async () => {
  const faults = await lintStyle(`
.trial {
  --gap: 25px;
  width: 300px;
  margin: calc(-0.5 * var(--space-block)) auto 1.5px;
  padding-block: var(--space-8) 4px;
  padding-inline: 0.5em 9%;
}

@media (--phone) {
  .trial {
    margin-top: -14.2vw;
    font-size: var(--size-small);
  }
}
`)
  expect(faults).toEqual([])
})
