import { expect, test } from 'vitest'
import { lintStyle } from '../../tests/support/lintStyle.ts'

test('a physical direction is a fault in a property, value, four lengths, angle or translation', async () => {
  const declarations = [
    'margin-left: 2px',
    'right: 0',
    'border-top-left-radius: 50%',
    'text-align: right',
    'float: left',
    'padding: 0 1px 0 calc(2px + var(--a, 1em))',
    'background: linear-gradient(90deg, red, blue)',
    'mask: linear-gradient(to right, red, blue)',
    'translate: 100% 0',
  ]
  const faults = await lintStyle(`.trial {\n${declarations.join(';\n')};\n}\n`)
  expect(faults.map((fault) => Number(/line=(\d+)/.exec(fault)?.[1]) - 2)).toEqual(
    declarations.map((_, index) => index),
  )
})

test('logical and vertical directions, equal sides and --reading are not faults', async () => {
  const faults = await lintStyle(`
.trial {
  --text-left: 0;
  inset: 1px 2px 3px;
  margin: calc(1px + 2px) 0;
  margin-inline-start: 2px;
  padding-top: 1px;
  background: linear-gradient(calc(var(--reading) * 90deg), red, blue 50% 60%);
  mask: linear-gradient(180deg, red, blue);
  text-align: end;
  translate: calc(var(--reading) * 3px) -3px;
}

.trial:hover {
  translate: 0 -100%;
}
`)
  expect(faults).toEqual([])
})

test('a physical direction that suits every language is allowed with a reason', async () => {
  const faults = await lintStyle(`
.map {
  /* biome-ignore lint/plugin: west is left on every map */
  left: 0;
}
`)
  expect(faults).toEqual([])
})
