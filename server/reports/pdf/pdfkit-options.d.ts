/** Options of structure elements that pdfkit has and its type definitions lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom edge, in points from the top left. */
    bbox?: readonly [number, number, number, number]
    /** Direction of a header cell. */
    scope?: 'Row'
  }
}
