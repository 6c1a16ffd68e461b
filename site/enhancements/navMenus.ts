const LEAVE_MS = 150

/** The main navigation's submenus, for pointer, touch and keyboard. Only one is open at a time. */
export function navMenus(): void {
  const nav = document.querySelector<HTMLElement>('[data-nav-menus]')
  if (!nav) return
  const menus = [...nav.querySelectorAll<HTMLElement>('[aria-expanded]')].map(menu)
  const closeAll = (except?: Menu) => {
    for (const other of menus) if (other !== except) other.toggle(false)
  }
  for (const own of menus) own.button.addEventListener('menu-open', () => closeAll(own))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !nav.contains(target)) closeAll()
  })
  nav.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const items = [...nav.querySelectorAll<HTMLElement>('nav > ul > li > :is(a, button)')]
    const item = (event.target as Element)
      .closest('nav > ul > li')
      ?.querySelector<HTMLElement>('a, button')
    const index = item ? items.indexOf(item) : -1
    if (index < 0) return
    event.preventDefault()
    closeAll()
    const onward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    items.at((index + (event.key === onward ? 1 : -1)) % items.length)?.focus()
  })
}

type Menu = { button: HTMLElement; toggle: (open: boolean) => void }

function menu(button: HTMLElement): Menu {
  const item = button.closest('li')
  const links = [...(item?.querySelectorAll<HTMLElement>('li a') ?? [])]
  let openedByPointer = false
  let leaveTimer = 0

  function toggle(open: boolean) {
    clearTimeout(leaveTimer)
    if (isOpen() === open) return
    button.ariaExpanded = String(open)
    if (open) button.dispatchEvent(new Event('menu-open'))
  }
  const isOpen = () => button.ariaExpanded === 'true'

  button.addEventListener('click', () => {
    // Hovering has opened the submenu already, so the first click keeps it open.
    toggle(openedByPointer || !isOpen())
    openedByPointer = false
  })
  item?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    openedByPointer = !isOpen()
    toggle(true)
  })
  item?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    openedByPointer = false
    leaveTimer = window.setTimeout(() => toggle(false), LEAVE_MS)
  })
  item?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) toggle(false)
  })
  item?.addEventListener('keydown', (event) => {
    const index = links.indexOf(event.target as HTMLElement)
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: links[(index + 1) % links.length],
      ArrowUp: index > 0 ? links[index - 1] : links.at(-1),
      Home: isOpen() ? links[0] : undefined,
      End: isOpen() ? links.at(-1) : undefined,
    }
    if (event.key === 'Escape' && isOpen()) {
      toggle(false)
      button.focus()
    } else if (targets[event.key]) {
      event.preventDefault()
      toggle(true)
      targets[event.key]?.focus()
    }
  })
  return { button, toggle }
}
