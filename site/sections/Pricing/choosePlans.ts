/**
 * Lets visitors choose a category by pointer or key (https://www.w3.org/WAI/ARIA/apg/patterns/tabs), and the currency.
 * Its source is inlined directly after the plans, which may be in the first screen: even on a slow connection, it runs
 * before the first click or key. So it must not use anything from outside itself.
 */
export function choosePlans(plans: Element | null | undefined): void {
  const tabs = [...(plans?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]

  const tabOf = (place: string) =>
    tabs.find((tab) => `#${tab.getAttribute('aria-controls')}` === place)

  function choose(chosen: HTMLElement | undefined) {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.ariaSelected = String(isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      panel?.toggleAttribute('data-chosen', isChosen)
    }
  }

  function changeCurrency() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-other-currency]')) {
      const { textContent, dataset } = element
      element.textContent = dataset.otherCurrency ?? ''
      dataset.otherCurrency = textContent
    }
  }

  plans?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.role === 'tab') choose(button)
    else if (button) changeCurrency()
  })
  // A link to a category's plans chooses its tab, whether it is on this page or led here.
  document.addEventListener('click', ({ target }) => {
    const tab = tabOf((target as Element).closest('a')?.hash ?? '')
    if (tab) choose(tab)
  })
  const addressed = tabOf(location.hash)
  if (addressed) choose(addressed)
  const [onward, back] = document.dir === 'rtl' ? [-1, 1] : [1, -1]
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('keydown', (event) => {
      const targets: Record<string, number> = {
        ArrowRight: index + onward,
        ArrowDown: index + 1,
        ArrowLeft: index + back,
        ArrowUp: index - 1,
        Home: 0,
        End: -1,
      }
      const target = targets[event.key]
      if (target === undefined) return
      event.preventDefault()
      choose(tabs.at(target % tabs.length))
      tabs.at(target % tabs.length)?.focus()
    })
  }
}
