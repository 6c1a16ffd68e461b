/** Parts of a page below the fold, and how high such a part roughly is on a phone. */
const ROUGH_HEIGHTS_PX = {
  'main > :nth-child(n + 4), body > footer': 1000,
  '[data-prose] > :nth-child(n + 6)': 150,
}

export const BELOW_THE_FOLD = Object.keys(ROUGH_HEIGHTS_PX).join()

/**
 * While a page arrives, the browser lays out what is below the fold only where it comes near the window: the first
 * screen waits for nothing else. `layOutBelowTheFold` ends this a moment later. Were the rough heights too small,
 * pictures far down would seem near and be fetched.
 */
export const belowTheFoldCss = Object.entries(ROUGH_HEIGHTS_PX)
  .map(
    ([parts, heightPx]) =>
      `[data-arriving] :is(${parts}){content-visibility:auto;contain-intrinsic-block-size:${heightPx}px}`,
  )
  .join('')

/**
 * Belongs in the head. After a reload, on the way back and at an anchor the browser goes to a place further down,
 * and needs all heights above it: there nothing is left for later. Nor is it once all has loaded, fonts too: a picture
 * of the whole page has all of it, and a page whose script does not come is whole.
 */
export const arrivalScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset;d.arriving='';addEventListener('load',()=>document.fonts.ready.then(()=>{delete d.arriving}))}"
