/** How wide a picture is shown, and in which shape. */
export interface ImageShape {
  /** Widths in pixels of the files to offer, smallest first. */
  readonly widths: readonly number[]
  /** Widths of more files, of drawings alone: their lines are seen on a screen with two dots a pixel where a photograph's grain is not. */
  readonly fine?: readonly number[]
  /** Width divided by height; the picture's own when absent. */
  readonly ratio?: number
  /** Quality of its drawings, of 100, but for the smallest ones; that of all others when absent. */
  readonly drawn?: number
}

/**
 * The shapes in which pages show pictures. Visitors get these files and no others (`server/gateway/picture-gate.ts`): a page
 * that shows a picture in a shape of its own names it here.
 */
export const pictureShapes = {
  card: { widths: [320, 480, 640], fine: [960], ratio: 3 / 2 },
  wide: { widths: [768, 1200, 1600, 2400], ratio: 18 / 5 },
  /** What stands for `wide` on a phone, whose first screen waits for it: less quality is not seen there, and spares the line a round trip. */
  narrow: { widths: [400, 640], fine: [728, 800], ratio: 3 / 2, drawn: 18 },
  body: { widths: [400, 640, 960, 1272] },
  gallery: { widths: [400, 640, 960, 1280], ratio: 3 / 2 },
  portrait: { widths: [96, 192], ratio: 1 },
} as const satisfies Readonly<Record<string, ImageShape>>
