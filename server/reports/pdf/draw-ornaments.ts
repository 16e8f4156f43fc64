import { encode } from 'uqr'
import { palettes } from '#shared/engraving/palette.ts'
import { circles, outerRadius, rosette } from '#shared/engraving/rosette.ts'
import { cut, leftOfCut, seedOfHash } from '#shared/engraving/tally.ts'
import { CODE, PAGE, SEAL } from './report-layout.ts'

const { ink, accents, smallLines, inkLines } = palettes.light
/** Colours of a report: those of the light theme, and those of quiet text and hairlines. */
export const INK = ink
export const ACCENT = accents.screening
export const QUIET = '#5e6b65'
export const RULE = '#d8d4c8'

type Pdf = PDFKit.PDFDocument

/** Draws the frame of the page: a line in ink around a line in the accent colour. */
export function drawFrame(doc: Pdf): void {
  const rect = (inset: number) =>
    doc.rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset)
  doc.lineWidth(0.8).strokeOpacity(1)
  rect(34).stroke(INK)
  doc.lineWidth(0.6).strokeOpacity(0.55)
  rect(PAGE.frame).stroke(ACCENT)
  doc.strokeOpacity(1)
}

/** Draws the left half of the seal, which is derived from the fingerprint of the text. */
export function drawHalfSeal(doc: Pdf, textHash: string): void {
  const weight = 1.95
  doc.save()
  doc.translate(SEAL.x, SEAL.y).scale(SEAL.radius / outerRadius)
  doc.save()
  doc.path(leftOfCut).clip()
  for (const zone of rosette('screening', seedOfHash(textHash), { thin: true })) {
    const isAccent = zone.ink === 'accent'
    doc.lineWidth(zone.strokeWidth * weight * 1.3)
    doc.strokeColor(isAccent ? ACCENT : INK).strokeOpacity(isAccent ? smallLines : inkLines)
    for (let copy = 0; copy < zone.copies; copy += 1) {
      doc.save()
      doc.rotate((360 * copy) / zone.copies)
      doc.path(zone.data).stroke()
      doc.restore()
    }
  }
  doc
    .lineWidth(1.8 * weight)
    .strokeColor(INK)
    .strokeOpacity(0.36)
  for (const radius of circles) doc.circle(0, 0, radius).stroke()
  doc.restore()
  doc.lineWidth(12).strokeColor(ACCENT).strokeOpacity(1).path(cut).stroke()
  doc.restore()
}

/** Draws the QR code as one filled path: each run of dark modules is a rectangle. */
export function drawCode(doc: Pdf, text: string): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const module = CODE.size / size
  for (const [row, modules] of data.entries()) {
    for (let start = 0; start < size; start += 1) {
      let end = start
      while (modules[end] === true) end += 1
      if (end > start) {
        doc.rect(CODE.x + start * module, CODE.y + row * module, (end - start) * module, module)
        start = end
      }
    }
  }
  doc.fillOpacity(1).fill(INK)
}
