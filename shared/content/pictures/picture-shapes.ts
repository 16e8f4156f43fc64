/** Widths and aspect ratio in which a picture is shown. */
export interface ImageShape {
  /** Widths in pixels of the files that browsers can choose from, smallest first. */
  readonly widths: readonly number[]
  /** Additional widths for drawings, whose thin lines look sharper at a pixel ratio of 2. Photographs look the same. */
  readonly fine?: readonly number[]
  /** Width divided by height. Default: the picture's own ratio. */
  readonly ratio?: number
  /** Quality of drawings in this shape, of 100, except for the smallest files. Default: the quality of drawings in other shapes. */
  readonly drawn?: number
}

/**
 * Shapes in which pages show pictures. The server delivers only files of these shapes to visitors (`server/gateway/picture-gate.ts`), so
 * every shape that a page uses must be in this table.
 */
export const pictureShapes = {
  card: { widths: [320, 480, 640], fine: [960], ratio: 3 / 2 },
  wide: { widths: [768, 1200, 1600, 2400], ratio: 3 / 2 },
  /**
   * Replaces `wide` on phones, where the first screen waits for the picture. The lower quality is not visible on a phone and saves a round
   * trip.
   */
  narrow: { widths: [400, 640], fine: [728, 800], ratio: 3 / 2, drawn: 18 },
  body: { widths: [400, 640, 960, 1272] },
  gallery: { widths: [400, 640, 960, 1280], ratio: 3 / 2 },
  /** Portraits are small, so they are not cut. */
  portrait: { widths: [144, 288, 432] },
} as const satisfies Readonly<Record<string, ImageShape>>
