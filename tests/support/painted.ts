/** Waits until the browser has painted and called observers and listeners. Works while timers are stopped. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  }
}
