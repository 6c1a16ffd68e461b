declare module 'subset-font' {
  type VariationAxis = { min: number; max: number } | number
  type SubsetFontOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, VariationAxis>
    keepFeatures?: string[]
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>
}
