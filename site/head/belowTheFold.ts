/** By class: a rule for any element would be tried on every element of the page. */
const SECTIONS = ['main>section:nth-child(n+4)', 'main>div:nth-child(n+4)', 'body>footer']
const PARAGRAPHS = ['[data-prose]>:nth-child(n+6)']

/** Parts of a page below the fold. */
export const BELOW_THE_FOLD = [...SECTIONS, ...PARAGRAPHS]

/**
 * While a page arrives, and as a dialog opens or closes, the browser lays out only those parts below the fold that are
 * near the window: the first screen or the dialog waits for nothing else. `layOutBelowTheFold` ends this a moment
 * later. Heights are estimates until a part was laid out once, then its own. If the estimates were too small, pictures
 * far down would seem near and be fetched.
 */
export function belowTheFoldCss(): string {
  const height = (parts: string[], roughHeightPx: number) =>
    `${parts.join()}{contain-intrinsic-block-size:auto ${roughHeightPx}px}`
  const waiting = BELOW_THE_FOLD.map((part) => `[data-waiting] ${part}`)
  return `${height(SECTIONS, 1000)}${height(PARAGRAPHS, 150)}${waiting.join()}{content-visibility:auto}`
}

/**
 * Belongs in the head. After a reload, on the way back and at an anchor the browser goes to a place further down
 * and needs all heights above it, so everything is laid out at once. So it is once all has loaded, fonts too: a
 * full-page screenshot has all of it, and a page whose script does not come is whole.
 */
export const arrivalScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset;d.waiting='';addEventListener('load',()=>document.fonts.ready.then(()=>{delete d.waiting}))}"
