import { hold, motionAllowed } from './motion.ts'
import { pauseToggle } from './pauseToggle.ts'

const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

/** From this time of the cycle on the eye sees so many letters of that phrase. */
type Step = { atMs: number; phrase: number; length: number }

/**
 * Types the headline's phrases one after the other, for ever. The first stands finished in the page,
 * and stays with reduced motion. Still while paused, out of sight and while the pointer is on the headline.
 *
 * All phrases are laid out once. What types are animations of opacity, and of the ball's place, which the browser
 * runs beside the page: letters that come and go cost a layout and a drawing of the page each (decision 0044).
 */
export async function typewriter(): Promise<void> {
  const first = document.querySelector<HTMLElement>('[data-typewriter]')
  const line = first?.parentElement
  const caret = first?.nextElementSibling
  if (!line || !(caret instanceof HTMLElement) || !motionAllowed()) return
  // Laid out once means in the typeface that stays.
  await document.fonts.ready

  const phrases: string[] = JSON.parse(first.dataset.typewriter ?? '[]')
  const letters = phrases.map((phrase, index) => {
    const layer = index === 0 ? first : document.createElement('span')
    const spans = [...phrase].map((letter) => {
      const span = document.createElement('span')
      span.textContent = letter
      return span
    })
    layer.replaceChildren(...spans)
    if (layer !== first) {
      layer.dataset.phrase = ''
      layer.append(caret.cloneNode())
      line.append(layer)
    }
    return spans
  })
  const ball = caret.cloneNode() as HTMLElement
  ball.dataset.moves = ''
  line.append(ball)
  line.dataset.typing = ''

  const steps = cycle(letters.map(({ length }) => length))
  const animations = letters.flatMap((spans, phrase) =>
    spans.map((span, index) =>
      span.animate(
        ...timeline(steps, 'opacity', (step) =>
          step.phrase === phrase && step.length > index ? 1 : 0,
        ),
      ),
    ),
  )
  const place = ball.animate(...timeline(steps, 'translate', () => 'none'))
  new ResizeObserver(() => {
    const places = placesOfCaret(line, letters)
    const [keyframes] = timeline(
      steps,
      'translate',
      ({ phrase, length }) => places[phrase]?.[length],
    )
    if (place.effect instanceof KeyframeEffect) place.effect.setKeyframes(keyframes)
  }).observe(line)
  animations.push(place)

  const holds = { paused: false, pointerInside: false, outOfSight: true }
  const change = (reason: Partial<typeof holds>) => {
    const still = Object.values(Object.assign(holds, reason)).includes(true)
    for (const animation of animations) hold(animation, still)
  }
  change({})
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

/** What is seen when, from the first phrase complete to the same again. */
function cycle(lengths: number[]): Step[] {
  const steps: Step[] = []
  let atMs = 0
  lengths.forEach((whole, phrase) => {
    steps.push({ atMs, phrase, length: whole })
    atMs += COMPLETE_MS - DELETE_MS
    for (let length = whole - 1; length >= 0; length--) {
      atMs += DELETE_MS
      steps.push({ atMs, phrase, length })
    }
    const next = (phrase + 1) % lengths.length
    for (let length = 1; length <= (lengths[next] ?? 0); length++) {
      atMs += TYPE_MS
      steps.push({ atMs, phrase: next, length })
    }
  })
  return steps
}

/** What `animate` is given, so that a property has a value from each step to the next, round and round. */
function timeline(
  steps: Step[],
  property: 'opacity' | 'translate',
  valueAt: (step: Step) => string | number | undefined,
): [Keyframe[], KeyframeAnimationOptions] {
  const duration = steps.at(-1)?.atMs ?? 0
  const changes: Keyframe[] = []
  let before: string | number | null | undefined
  // Most steps change nothing for most letters: a keyframe for each would be ten thousand.
  for (const step of steps) {
    const value = valueAt(step) ?? null
    if (value !== before || step === steps.at(-1)) {
      changes.push({ [property]: value, offset: step.atMs / duration, easing: 'step-end' })
    }
    before = value
  }
  return [changes, { duration, iterations: Number.POSITIVE_INFINITY }]
}

/** Where the caret stands in the line after so many letters of each phrase. */
function placesOfCaret(line: HTMLElement, letters: HTMLElement[][]): string[][] {
  const origin = line.getBoundingClientRect()
  return letters.map((spans) =>
    [undefined, ...spans].map((last, length) => {
      // At the beginning of a line it stands where the next letter will.
      const atStart = !last || last.textContent === '\n'
      const box = (atStart ? spans[length] : last)?.getBoundingClientRect()
      if (!box) return 'none'
      const xPx = (atStart ? box.left : box.right) - origin.left
      return `${xPx}px ${box.top - origin.top}px`
    }),
  )
}
