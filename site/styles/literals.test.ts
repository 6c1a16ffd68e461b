import { expect, test } from 'vitest'
import { lintStyle } from '../../tests/support/lintStyle.ts'

test.for([
  'padding: 10px',
  'margin: 0 auto 30px',
  'margin-top: -20px',
  'gap: clamp(32px, 4.2vw, 62px)',
  'scroll-margin-block: 96px 0',
  'font-size: 1.125rem',
  'font: 580 18px / 1.3 var(--font)',
])('a size of its own is a fault, with its place and its replacement: %s', async (declaration) => {
  const [fault, ...more] = await lintStyle(`.trial {\n  ${declaration};\n}\n`)
  expect(fault).toMatch(/trial\.module\.css,line=2,.*var\(--space-/)
  expect(more).toEqual([])
})

test('a width of the window that has no name is a fault', async () => {
  const faults = await lintStyle('@media (max-width: 600px) {\n  .trial {\n    gap: 0;\n  }\n}\n')
  expect(faults).toEqual([expect.stringContaining('site/styles/media.css')])
})

test('steps, named widths, relative sizes and thin lines are no faults', async () => {
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
