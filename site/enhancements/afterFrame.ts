/** Acts once the browser has worked out its next frame, so that the visitor does not wait for it. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
