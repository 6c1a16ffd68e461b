/** Sections are selected by tag: a rule for any element would be tested against every element of the page. */
const SECTIONS = ['main>section:nth-child(n+4)', 'main>div:nth-child(n+4)', 'body>footer']
const PARAGRAPHS = ['[data-prose]>:nth-child(n+6)']

/** Selectors of the parts of a page below the fold. */
export const BELOW_THE_FOLD = [...SECTIONS, ...PARAGRAPHS]

/**
 * While a page loads, and while a dialog opens or closes, the browser lays out only those parts below the fold that are
 * near the window, so that nothing delays the first screen or the dialog. `layOutBelowTheFold` ends this a moment
 * later. The height of a part is an estimate until its first layout, then its own. If the estimates were too small,
 * pictures far down would seem near and be fetched.
 */
export function belowTheFoldCss(): string {
  const height = (parts: string[], roughHeightPx: number) =>
    `${parts.join()}{contain-intrinsic-block-size:auto ${roughHeightPx}px}`
  const waiting = BELOW_THE_FOLD.map((part) => `[data-waiting] ${part}`)
  return `${height(SECTIONS, 1000)}${height(PARAGRAPHS, 150)}${waiting.join()}{content-visibility:auto}`
}

/**
 * Belongs in the head. After a reload, a history navigation or with an anchor, the browser scrolls down and needs all
 * heights above, so everything is laid out at once. The same applies once the page and its fonts have loaded:
 * full-page screenshots are complete, and so is a page whose own scripts fail to load.
 */
export const arrivalScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset;d.waiting='';addEventListener('load',()=>document.fonts.ready.then(()=>{delete d.waiting}))}"
