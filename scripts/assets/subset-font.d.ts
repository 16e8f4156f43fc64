declare module 'subset-font' {
  /** Returns `font` with only the characters of `text`, and its axes limited to a range or fixed at a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt'
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >
      readonly keepFeatures: string[]
    },
  ): Promise<Buffer>
}
