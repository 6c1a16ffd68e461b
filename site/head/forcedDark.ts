/**
 * Tells `forcedDark.css` about browsers that darken every page themselves, as Chrome on Android: they invert texts and
 * light surfaces, but not drawings and pictures, and no page can opt out. Their white is not white. Forced colours of
 * the system have rules of their own.
 *
 * It stands above the page's styles: if it asked for a style below them, Chromium would fetch the fonts a second time
 * beside their preload.
 */
export const forcedDarkScript =
  "if(!matchMedia('(forced-colors:active)').matches){let d=document.documentElement,i=document.createElement('i');i.style.cssText='background:Canvas;color-scheme:light';d.append(i);if(getComputedStyle(i).backgroundColor!=='rgb(255, 255, 255)')d.dataset.forcedDark='';i.remove()}"
