declare module 'subset-font' {
  /** Gives `font` cut down to the characters of `text`, its axes narrowed to a range or fixed at a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >
      readonly keepFeatures: string[]
    },
  ): Promise<Buffer>
}
