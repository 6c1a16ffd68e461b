/**
 * Belongs at the top of the head: it asks for a style, and below the page's own that makes Chromium fetch the fonts for
 * their measures, before and beside their preload. Browsers that darken every page themselves, as Chrome on Android, turn texts and light surfaces
 * over, but not drawings and pictures, and take no page out that asks for it. They are known by their white, which is
 * none; `forcedDark.css` then turns over what they leave. A system that forces its colours has rules of its own.
 */
export const forcedDarkScript =
  "if(!matchMedia('(forced-colors:active)').matches){let d=document.documentElement,i=document.createElement('i');i.style.cssText='background:Canvas;color-scheme:light';d.append(i);if(getComputedStyle(i).backgroundColor!=='rgb(255, 255, 255)')d.dataset.forcedDark='';i.remove()}"
