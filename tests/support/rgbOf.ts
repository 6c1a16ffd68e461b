/** A colour as `#rrggbb` in the form of computed styles. */
export function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
