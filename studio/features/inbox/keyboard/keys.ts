/** Local storage item that turns the keys off in this browser. */
const STORE = 'inbox-keys'
const OFF = 'off'

const box = document.querySelector<HTMLInputElement>('[data-keys]')
if (box) {
  box.checked = localStorage.getItem(STORE) !== OFF
  box.addEventListener('change', () => localStorage.setItem(STORE, box.checked ? '' : OFF))
}

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event
  const isTyping =
    target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select')
  if (!box?.checked || isTyping || ctrlKey || metaKey || altKey || repeat) return
  if (key === 'e') chooseOne()
  const pressed = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (pressed) press(pressed)
  else if (key === 'j') go(1)
  else if (key === 'k') go(-1)
  else if (key === 'x') focusedRow()?.querySelector('input')?.click()
  else if (key === 'r') reply()
  else return
  event.preventDefault()
})

/** Clicks a control, or focuses a text field. */
function press(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement) {
    element.focus()
    element.setSelectionRange(0, 0)
  } else {
    element.click()
  }
}

/** Moves the focus along the rows of a list. */
function go(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const link = focusedRow()?.querySelector<HTMLElement>('[data-row]')
  const place = link ? rows.indexOf(link) + step : 0
  rows[Math.min(Math.max(place, 0), rows.length - 1)]?.focus()
}

/** Selects the focused row, unless rows are selected already. */
function chooseOne(): void {
  if (document.querySelector('[data-row]') && !document.querySelector('[name="id"]:checked')) {
    focusedRow()?.querySelector('input')?.click()
  }
}

/** Opens the focused message at its reply form. */
function reply(): void {
  const link = focusedRow()?.querySelector<HTMLAnchorElement>('a[data-row]')
  if (link) location.assign(`${link.href}#field-text`)
}

/** The focused row. */
function focusedRow(): Element | null {
  const row = document.activeElement?.closest('li') ?? null
  return row?.querySelector('[data-row]') ? row : null
}
