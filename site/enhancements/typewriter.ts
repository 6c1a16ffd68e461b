import { autoplay } from './autoplay.ts'

const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

/**
 * Types the headline's phrases one after the other, in a loop (components/TypedPhrase). The first phrase is complete in
 * the HTML. The typed text is real text, so that software that reads the DOM gets what people see.
 */
export function typewriter(): void {
  const typed = document.querySelector<HTMLElement>('[data-typed]')
  const caret = typed?.nextElementSibling
  const headline = typed?.closest('h1')
  if (!typed || !(caret instanceof HTMLElement) || !headline) return
  const phrases = [...headline.querySelectorAll<HTMLElement>('[data-phrase]')].map(({ dataset }) =>
    lettersOf(dataset.phrase ?? ''),
  )
  let phrase = 0
  let length = phrases[0]?.length ?? 0
  let isDeleting = true
  let restMs = COMPLETE_MS

  const step = () => {
    length += isDeleting ? -1 : 1
    restMs = isDeleting ? DELETE_MS : TYPE_MS
    if (length === 0) {
      isDeleting = false
      restMs = TYPE_MS
      phrase = (phrase + 1) % phrases.length
    }
    const letters = phrases[phrase] ?? []
    if (length === letters.length) {
      isDeleting = true
      restMs = COMPLETE_MS
    }
    typed.textContent = letters.slice(0, length).join('')
    // The rest takes up space invisibly, so that a word does not jump to the next line while it is typed.
    caret.dataset.untyped = letters.slice(length).join('')
    timer = setTimeout(step, restMs)
  }
  let timer: ReturnType<typeof setTimeout>
  const scope = headline.closest('[data-typewriter-scope]')
  autoplay(headline, scope?.querySelector<HTMLElement>('[data-pause-toggle]'), (mayMove) => {
    clearTimeout(timer)
    if (mayMove) timer = setTimeout(step, restMs)
  })
}

/** Characters as people see them: accents and the parts of an emoji stay together. */
function lettersOf(phrase: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(phrase), ({ segment }) => segment)
}
