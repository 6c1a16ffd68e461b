import { labels } from './labels.ts'

// Listens on the document, since polling may replace the buttons.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null
  const holder = button?.parentElement
  const field = holder?.querySelector('input')
  if (!holder || !field) return
  field.select()
  const words = await navigator.clipboard.writeText(field.value).then(
    () => labels.copied,
    () => labels.refused,
  )
  const said = holder.querySelector('[data-copied]')
  if (said) said.textContent = words
})
