/** Scrolling has ended when no scroll event came for this long. Safari before 26.2 has no scrollend. */
const REST_MS = 150

/** Tolerance at the end of the page, which may still shift as its last pictures load. */
const NEAR_END_PX = 100

/** Taller links are whole cards, of which only the words and the arrow matter; taller drawings are not controls. */
const MAX_LINK_OR_ICON_PX = 80

/**
 * Hides the chat button while the visitor scrolls down, and wherever it would cover words or a control. The button
 * returns on scrolling up, and at the end of the page, where the footer keeps its corner free.
 */
export function chatButton(): void {
  const chat = document.querySelector<HTMLElement>('[data-chat]')
  if (!chat) return
  let lastTopPx = scrollY
  let isGoingDown = false
  let rest = 0
  const settle = () => {
    const isNearEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_END_PX
    chat.toggleAttribute('data-away', (isGoingDown && !isNearEnd) || isOnWords(chat))
  }
  const follow = () => {
    isGoingDown = scrollY > lastTopPx
    lastTopPx = scrollY
    if (isGoingDown) chat.setAttribute('data-away', '')
    clearTimeout(rest)
    rest = window.setTimeout(settle, REST_MS)
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('resize', settle, { passive: true })
  // Also when the page grows, as with the results of a search.
  new ResizeObserver(settle).observe(document.body)
}

/** Whether the button would cover words, a control, an arrow or the margin of a form (`data-keep-clear`). */
function isOnWords(chat: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: sizePx } = chat
  const place = new DOMRect(left, top, sizePx, sizePx)
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * sizePx)
  const below = new Set(
    steps.flatMap((x) => steps.flatMap((y) => document.elementsFromPoint(left + x, top + y))),
  )
  return [...below].some(
    (element) => !chat.contains(element) && (isControl(element) || hasWordsIn(element, place)),
  )
}

function isControl(element: Element) {
  return (
    element.matches('button, input, select, textarea, summary, [data-keep-clear]') ||
    (element.matches('a, svg') && element.getBoundingClientRect().height <= MAX_LINK_OR_ICON_PX)
  )
}

function hasWordsIn(element: Element, place: DOMRect) {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom, width }) =>
        width > 1 &&
        left < place.right &&
        right > place.left &&
        top < place.bottom &&
        bottom > place.top,
    )
  })
}
