import sharp from 'sharp'

/**
 * Turns the hue of a colour as sharp turns the hues of a picture. Lightness stays the same, and contrast nearly so.
 * @param hex colour as #rrggbb.
 */
export async function turnColour(hex: string, degrees: number): Promise<string> {
  const pixel = { width: 1, height: 1, channels: 3, background: hex } as const
  const [red = 0, green = 0, blue = 0] = await sharp({ create: pixel })
    .modulate({ hue: degrees })
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
