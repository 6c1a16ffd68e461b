import { hold, motionAllowed } from './motion.ts'
import { pauseToggle } from './pauseToggle.ts'

const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

/**
 * Types the headline's phrases one after the other, for ever. The first stands finished in the page,
 * and stays with reduced motion. Still while paused, out of sight and while the pointer is on the headline.
 *
 * A phrase is laid out once, when its turn comes. What types are animations of opacity, and of the ball's place, which
 * the browser runs beside the page: letters that come and go cost a layout and a drawing of the page each. Phrases
 * whose turn it is not are not in the page, since each of its frames costs the style of all that is animated
 * (decision 0044).
 */
export async function typewriter(): Promise<void> {
  const first = document.querySelector<HTMLElement>('[data-typewriter]')
  const line = first?.parentElement
  const caret = first?.nextElementSibling
  if (!line || !(caret instanceof HTMLElement) || !motionAllowed()) return
  // Laid out once means in the typeface that stays.
  await document.fonts.ready

  const phrases: string[] = JSON.parse(first.dataset.typewriter ?? '[]')
  const layer = document.createElement('span')
  layer.dataset.phrase = ''
  const ball = caret.cloneNode() as HTMLElement
  ball.dataset.moves = ''
  line.append(layer, ball)
  line.dataset.typing = ''

  let letters: HTMLElement[] = []
  let animations: Animation[] = []
  const holds = { paused: false, pointerInside: false, outOfSight: true }
  const change = (reason: Partial<typeof holds>) => {
    const still = Object.values(Object.assign(holds, reason)).includes(true)
    for (const animation of animations) hold(animation, still)
  }
  const takeTurn = (turn: number) => {
    for (const animation of animations) animation.cancel()
    letters = [...(phrases[turn % phrases.length] ?? '')].map((letter) => {
      const span = document.createElement('span')
      span.textContent = letter
      return span
    })
    layer.replaceChildren(...letters, caret.cloneNode())
    const timing: KeyframeAnimationOptions = { duration: turnMs(letters.length), fill: 'both' }
    const move = ball.animate(moving(line, letters), timing)
    move.onfinish = () => takeTurn(turn + 1)
    animations = [
      move,
      ...letters.map((letter, index) => letter.animate(showing(index, letters.length), timing)),
    ]
    change({})
  }
  takeTurn(0)
  // The first phrase stands complete in the page.
  for (const animation of animations) animation.currentTime = letters.length * TYPE_MS
  new ResizeObserver(() => {
    const { effect } = animations[0] ?? {}
    if (effect instanceof KeyframeEffect) effect.setKeyframes(moving(line, letters))
  }).observe(line)

  new IntersectionObserver((entries) =>
    change({ outOfSight: !entries.at(-1)?.isIntersecting }),
  ).observe(line)
  const headline = line.closest('h1')
  headline?.addEventListener('pointerenter', ({ pointerType }) => {
    change({ pointerInside: pointerType === 'mouse' })
  })
  headline?.addEventListener('pointerleave', () => change({ pointerInside: false }))
  const scope = line.closest('[data-typewriter-scope]')
  pauseToggle(scope?.querySelector<HTMLElement>('[data-pause-toggle]') ?? null, (paused) =>
    change({ paused }),
  )
}

/** How long a phrase of so many letters is typed, stands and is deleted. */
function turnMs(letters: number): number {
  return letters * TYPE_MS + COMPLETE_MS + (letters - 1) * DELETE_MS
}

/** A letter comes in its order, and goes in the opposite one. */
function showing(index: number, letters: number): Keyframe[] {
  return inSteps(letters, [
    [0, { opacity: 0 }],
    [(index + 1) * TYPE_MS, { opacity: 1 }],
    [turnMs(letters) - index * DELETE_MS, { opacity: 0 }],
  ])
}

/** The ball stands behind the last letter that is seen. */
function moving(line: HTMLElement, letters: HTMLElement[]): Keyframe[] {
  const places = placesOfCaret(line, letters).map((translate) => ({ translate }))
  const typing = places.map((place, length): Step => [length * TYPE_MS, place])
  const deleting = places.map(
    (place, length): Step => [turnMs(letters.length) - length * DELETE_MS, place],
  )
  return inSteps(letters.length, [...typing, ...deleting.slice(0, -1).reverse()])
}

/** What is seen from this time of a turn on, in milliseconds. */
type Step = [atMs: number, seen: Keyframe]

/** Each step is seen until the next, the last until the turn's end. */
function inSteps(letters: number, steps: Step[]): Keyframe[] {
  const keyframes = steps.map(([atMs, seen]) => ({
    ...seen,
    offset: atMs / turnMs(letters),
    easing: 'step-end',
  }))
  return [...keyframes, { ...steps.at(-1)?.[1], offset: 1 }]
}

/** Where the caret stands in the line after so many letters, none first. */
function placesOfCaret(line: HTMLElement, letters: HTMLElement[]): string[] {
  const origin = line.getBoundingClientRect()
  return [undefined, ...letters].map((last, length) => {
    // At the beginning of a line it stands where the next letter will.
    const atStart = !last || last.textContent === '\n'
    const box = (atStart ? letters[length] : last)?.getBoundingClientRect()
    if (!box) return 'none'
    const xPx = (atStart ? box.left : box.right) - origin.left
    return `${xPx}px ${box.top - origin.top}px`
  })
}
