declare module 'subset-font' {
  /** Axes of a font, each limited to a range or fixed at a value. */
  export type Axes = Readonly<
    Record<string, number | { readonly min: number; readonly max: number }>
  >

  /** Returns `font` with only the characters of `text`, and with these axes. Axes that are not named keep their range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt'
      readonly variationAxes: Axes
      readonly keepFeatures: string[]
    },
  ): Promise<Buffer>
}
