/** By their names: a rule for elements of any name is tried on every element of the page. */
const SECTIONS = ['main>section:nth-child(n+4)', 'main>div:nth-child(n+4)', 'body>footer']
const PARAGRAPHS = ['[data-prose]>:nth-child(n+6)']

/** Parts of a page below the fold. */
export const BELOW_THE_FOLD = [...SECTIONS, ...PARAGRAPHS]

/**
 * While a page arrives, and as a dialog opens or closes, the browser works out what is below the fold only where it is
 * near the window: the first screen or the dialog waits for nothing else. `layOutBelowTheFold` ends this a moment
 * later. Heights are rough until a part was laid out once, then its own. Were the rough ones too small, pictures far
 * down would seem near and be fetched.
 */
export function belowTheFoldCss(): string {
  const height = (parts: string[], roughHeightPx: number) =>
    `${parts.join()}{contain-intrinsic-block-size:auto ${roughHeightPx}px}`
  const waiting = BELOW_THE_FOLD.map((part) => `[data-waiting] ${part}`)
  return `${height(SECTIONS, 1000)}${height(PARAGRAPHS, 150)}${waiting.join()}{content-visibility:auto}`
}

/**
 * Belongs in the head. After a reload, on the way back and at an anchor the browser goes to a place further down,
 * and needs all heights above it: there nothing is left for later. Nor is it once all has loaded, fonts too: a picture
 * of the whole page has all of it, and a page whose script does not come is whole.
 */
export const arrivalScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset;d.waiting='';addEventListener('load',()=>document.fonts.ready.then(()=>{delete d.waiting}))}"
