const SECTIONS = 'main > :nth-child(n + 4), body > footer'
const PARAGRAPHS = '[data-prose] > :nth-child(n + 6)'

/** Parts of a page below the fold. */
export const BELOW_THE_FOLD = `${SECTIONS}, ${PARAGRAPHS}`

/**
 * While a page arrives, the browser lays out what is below the fold only where it comes near the window: the first
 * screen waits for nothing else. `layOutBelowTheFold` ends this a moment later. Were the rough heights too small,
 * pictures far down would seem near and be fetched.
 */
export function belowTheFoldCss(): string {
  const later = (parts: string, roughHeightPx: number) =>
    `[data-arriving] :is(${parts}){content-visibility:auto;contain-intrinsic-block-size:${roughHeightPx}px}`
  return later(SECTIONS, 1000) + later(PARAGRAPHS, 150)
}

/**
 * Belongs in the head. After a reload, on the way back and at an anchor the browser goes to a place further down,
 * and needs all heights above it: there nothing is left for later. Nor is it once all has loaded, fonts too: a picture
 * of the whole page has all of it, and a page whose script does not come is whole.
 */
export const arrivalScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset;d.arriving='';addEventListener('load',()=>document.fonts.ready.then(()=>{delete d.arriving}))}"
