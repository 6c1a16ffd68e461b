/** Until the browser has painted what is under way, and told observers and listeners of it; works while timers are stopped. */
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
