/**
 * Lets `forcedDark.css` detect browsers that darken every page themselves, such as Chrome on Android. They invert text
 * and light surfaces, but not drawings and pictures, and no page can opt out. The script detects them because their
 * Canvas is not white. The system's forced colours have rules of their own.
 *
 * The script must precede the page's styles: if it read a style after them, Chromium would fetch the fonts a second
 * time beside their preload.
 */
export const forcedDarkScript =
  "if(!matchMedia('(forced-colors:active)').matches){let d=document.documentElement,i=document.createElement('i');i.style.cssText='background:Canvas;color-scheme:light';d.append(i);if(getComputedStyle(i).backgroundColor!=='rgb(255, 255, 255)')d.dataset.forcedDark='';i.remove()}"
