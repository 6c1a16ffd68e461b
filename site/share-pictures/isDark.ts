/** From this relative luminance on, WCAG's contrast of ink on a ground is greater than that of paper. */
const MIDDLE_LUMINANCE = 0.18

/** Whether light text reads better on a colour, given as #rrggbb. */
export function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(hex.slice(1), 'hex')].map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < MIDDLE_LUMINANCE
}

/** sRGB's transfer function, as WCAG 2.2 defines relative luminance. */
function linear(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
