import type { TextPiece } from './read-page.ts'

/** The parts of a pdfjs document that this code uses. */
export interface OpenedPdf {
  readonly numPages: number
  getPage(number: number): Promise<{
    getTextContent(options: { readonly disableNormalization: boolean }): Promise<{
      readonly items: readonly object[]
    }>
  }>
}

/** Options with which pdfjs opens a file. With these options pdfjs runs no code from strings and no WebAssembly, and fetches nothing. */
export const PDF_OPTIONS = {
  isEvalSupported: false,
  useWasm: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  stopAtErrors: false,
} as const

/** Maximum number of pages that are read. A report has one page. */
const MOST_PAGES = 40

const isText = (
  item: object,
): item is {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
} => 'str' in item && 'transform' in item && 'width' in item

/** Pieces of text of each page. Attachments, metadata, form fields and comments are not read. */
export async function pagesOf(pdf: OpenedPdf): Promise<readonly (readonly TextPiece[])[]> {
  const pages: TextPiece[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    pages.push(
      items.filter(isText).map(({ str, transform, width }) => ({
        text: str,
        x: transform[4] ?? 0,
        y: transform[5] ?? 0,
        width,
        size: Math.hypot(transform[2] ?? 0, transform[3] ?? 0),
      })),
    )
  }
  return pages
}
