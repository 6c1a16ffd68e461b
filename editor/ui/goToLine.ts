/** Selects the line that a refusal names, counted from the first line of the file. */
export function goToLine(
  area: HTMLTextAreaElement | null,
  refusal: string,
  firstLine: number,
): void {
  const line = Number(/: line (\d+) /.exec(refusal)?.[1] ?? firstLine) - firstLine
  if (!area) return
  const lines = area.value.split('\n')
  const start = lines.slice(0, line).reduce((length, one) => length + one.length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line] ?? '').length)
  const lineHeightPx = area.scrollHeight / Math.max(1, lines.length)
  area.scrollTop = Math.max(0, (line - 3) * lineHeightPx)
}
