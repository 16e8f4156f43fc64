/** Widths and shape in which a picture is shown. */
export interface ImageShape {
  /** Widths in pixels of the files to offer, smallest first. */
  readonly widths: readonly number[]
  /** Additional widths for drawings, whose lines benefit from a pixel ratio of 2, unlike the grain of photographs. */
  readonly fine?: readonly number[]
  /** Width divided by height. Default: the picture's own ratio. */
  readonly ratio?: number
  /** Quality of its drawings (of 100), except for the smallest ones. Default: that of all others. */
  readonly drawn?: number
}

/**
 * Shapes in which pages show pictures. Visitors get only these files (`server/gateway/picture-gate.ts`), so a page
 * with a new shape must add it here.
 */
export const pictureShapes = {
  card: { widths: [320, 480, 640], fine: [960], ratio: 3 / 2 },
  wide: { widths: [768, 1200, 1600, 2400], ratio: 18 / 5 },
  /** Replaces `wide` on phones, where the first screen waits for it: lower quality is invisible there and saves a round trip. */
  narrow: { widths: [400, 640], fine: [728, 800], ratio: 3 / 2, drawn: 18 },
  body: { widths: [400, 640, 960, 1272] },
  gallery: { widths: [400, 640, 960, 1280], ratio: 3 / 2 },
  portrait: { widths: [96, 192], ratio: 1 },
} as const satisfies Readonly<Record<string, ImageShape>>
