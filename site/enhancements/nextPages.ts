/**
 * Fetches the file of styles that the server sends next pages without, once this page has all of its own: its visit is
 * told of after it has loaded. The server names the file in the one header that a script can read.
 */
export function nextPages(): void {
  new PerformanceObserver((list) => {
    const [visit] = list.getEntries() as PerformanceNavigationTiming[]
    const styles = visit?.serverTiming?.find(({ name }) => name === 'css')
    if (styles) fetch(styles.description, { priority: 'low' })
  }).observe({ type: 'navigation', buffered: true })
}
