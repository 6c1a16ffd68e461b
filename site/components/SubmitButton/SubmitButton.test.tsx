import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SubmitButton } from './SubmitButton.tsx'

const markupFor = (submitting: string) =>
  renderToStaticMarkup(<SubmitButton labels={{ button: 'Send', submitting }} submitting />)

test.each(['⏳', '✉️', '👍🏽', '👩🏽‍💻', '🏴‍☠️'])('%s before a busy label is one unit', (sign) => {
  expect(markupFor(`${sign} On its way`)).toContain(`>${sign}</span> On its way<`)
})

test.each(['On its way ⏳', '2 seconds', 'Sending…'])('%s has no leading emoji', (label) => {
  expect(markupFor(label)).toContain(`>${label}</span>`)
})
