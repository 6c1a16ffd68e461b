/**
 * Runs work that needs the page's layout once the browser has made it for a first frame: asked for earlier it
 * would be made twice, and the visitor would wait for it.
 */
export function afterFirstPaint(work: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    work()
  })
  observer.observe(document.documentElement)
}
