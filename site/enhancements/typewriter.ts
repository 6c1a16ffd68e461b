import { hold, motionAllowed } from './motion.ts'
import { pauseToggle } from './pauseToggle.ts'
import { placeAfter, typedLines } from './typedLines.ts'
import { appendSpan, type Moved, type Typed, typedWindows } from './typedWindows.ts'
import { whenIdle } from './whenIdle.ts'
import { whenInSight } from './whenInSight.ts'

const TYPE_MS = 100
const DELETE_MS = 50
const COMPLETE_MS = 1000

/** What is seen from this time of the cycle on. */
type Step = Typed & { atMs: number }

/**
 * Types the headline's phrases one after the other, for ever. The first stands finished in the page,
 * and stays with reduced motion. Still while paused, out of sight and while the pointer is on the headline.
 *
 * All phrases are laid out once, unseen. What is typed of them is shown through windows, which move over the words
 * while these stay where they are. The browser moves windows and ball beside the page: letters that come and go cost a
 * layout and a drawing of the page each (decision 0044), and an animation for every letter is worked out anew in all
 * frames of the page, those that answer a press among them (decision 0073).
 */
export async function typewriter(): Promise<void> {
  const first = document.querySelector<HTMLElement>('[data-typewriter]')
  const headline = first?.parentElement
  const caret = first?.nextElementSibling
  if (!headline || !(caret instanceof HTMLElement) || !motionAllowed()) return
  // Laid out once means in the typeface that stays.
  await document.fonts.ready
  // A press that comes with the page is answered first.
  await new Promise<void>(whenIdle)
  // Who has scrolled on by then need not wait for what they do not see.
  await new Promise<void>((seen) => whenInSight(headline, seen))

  const phrases: string[] = JSON.parse(first.dataset.typewriter ?? '[]')
  const texts = phrases.map((phrase, index) => {
    const text = document.createTextNode(phrase)
    if (index === 0) first.replaceChildren(text)
    else {
      const layer = appendSpan(headline)
      layer.dataset.phrase = ''
      layer.append(text, caret.cloneNode())
    }
    return text
  })
  const stage = appendSpan(headline)
  stage.dataset.stage = ''
  const ball = caret.cloneNode() as HTMLElement
  const steps = cycle(phrases.map((phrase) => Array.from(phrase).length))

  let animations: Animation[] = []
  const holds = { paused: false, pointerInside: false, outOfSight: true }
  const change = (reason: Partial<typeof holds>) => {
    const still = Object.values(Object.assign(holds, reason)).includes(true)
    for (const animation of animations) hold(animation, still)
  }
  new ResizeObserver(() => {
    const currentTime = animations[0]?.currentTime ?? 0
    for (const animation of animations) animation.cancel()
    const origin = headline.getBoundingClientRect()
    const lines = texts.map((text) => typedLines(text, origin))
    stage.replaceChildren(ball)
    headline.dataset.typing = ''
    const moved: Moved[] = [
      [ball, ({ phrase, length }) => placeAfter(lines[phrase] ?? [], length)],
      ...typedWindows(stage, lines, origin.width),
    ]
    animations = moved.map(([element, placeAt]) => {
      const animation = element.animate(...timeline(steps, placeAt))
      animation.currentTime = currentTime
      return animation
    })
    change({})
  }).observe(headline)
  new IntersectionObserver((entries) =>
    change({ outOfSight: !entries.at(-1)?.isIntersecting }),
  ).observe(headline)
  const heading = headline.closest('h1')
  heading?.addEventListener('pointerenter', ({ pointerType }) => {
    change({ pointerInside: pointerType === 'mouse' })
  })
  heading?.addEventListener('pointerleave', () => change({ pointerInside: false }))
  const scope = headline.closest('[data-typewriter-scope]')
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

/** What `animate` is given, so that something stands at its place from each step to the next, round and round. */
function timeline(steps: Step[], placeAt: Moved[1]): [Keyframe[], KeyframeAnimationOptions] {
  const duration = steps.at(-1)?.atMs ?? 0
  const keyframes = steps.map((step) => ({
    translate: placeAt(step),
    offset: step.atMs / duration,
    easing: 'step-end',
  }))
  return [keyframes, { duration, iterations: Number.POSITIVE_INFINITY }]
}
