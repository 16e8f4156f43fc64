import PDFDocument from 'pdfkit'
import { site } from '#shared/company/site.ts'
import { collapsed, contentLines, FIXED_LABELS } from '#shared/reports/canonical-text.ts'
import type { ReportContent } from '#shared/reports/report-content.ts'
import { factLines, type ReportFacts } from '#shared/reports/report-facts.ts'
import { ACCENT, drawCode, drawFrame, drawHalfSeal, INK, QUIET } from './draw-ornaments.ts'
import { createParts } from './draw-parts.ts'
import { fitRows, fitTitle } from './fit-report.ts'
import { FACES, readReportFonts } from './report-fonts.ts'
import { CODE, COLUMNS, FACTS, HEAD, PAGE, SEAL, TABLE, TITLE } from './report-layout.ts'
import { createTypesetter } from './typesetter.ts'

/** Everything that is printed on a report. */
export interface PrintedReport {
  readonly content: ReportContent
  readonly facts: ReportFacts
  /** 128 random bits as hexadecimal digits. */
  readonly salt: string
  /** SHA-256 of the canonical text, as hexadecimal digits. */
  readonly textHash: string
  /** Absolute URL of the page that verifies the report. */
  readonly verifyUrl: string
  readonly isSample: boolean
}

/** Standard for accessible PDFs. It is a separate constant, because the type definitions of pdfkit lack its name. */
const standard: object = { subset: 'PDF/UA' }

/** Options of the document: tagged for screen readers, and with fixed dates, so that the same report always results in the same bytes. */
const optionsOf = ({ content, facts }: PrintedReport): PDFKit.PDFDocumentOptions => ({
  size: [PAGE.width, PAGE.height],
  margin: 0,
  pdfVersion: '1.7',
  ...standard,
  tagged: true,
  lang: 'en-GB',
  displayTitle: true,
  info: {
    Title: `${collapsed(content.kind)}, ${facts.number}`,
    Author: site.product,
    CreationDate: new Date(facts.issuedAt),
    ModDate: new Date(facts.issuedAt),
  },
})

/** Bytes of a document. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}

/** Draws the facts at the bottom of the page: number, dates, salt, address of the verification page, and its QR code. */
function drawFacts(
  doc: PDFKit.PDFDocument,
  parts: ReturnType<typeof createParts>,
  { facts, salt, verifyUrl }: PrintedReport,
): void {
  parts.artifact(() =>
    doc
      .lineWidth(0.8)
      .moveTo(PAGE.frame, FACTS.rule)
      .lineTo(PAGE.width - PAGE.frame, FACTS.rule)
      .stroke(INK),
  )
  const printed = [...factLines(facts), { label: FIXED_LABELS.salt, value: salt }]
  parts.table(
    printed.map(({ label, value }) => ({ label: [label], value: [value] })),
    FACTS.top,
    { size: FACTS.size, leading: 0, gap: FACTS.step, face: 'mono', isRuled: false },
  )
  const address = `Check this report at ${verifyUrl.replace(/^https?:\/\//, '')}`
  parts.text('P', [address], { y: FACTS.address }, { face: 'text', size: 8, colour: QUIET })
  parts.figure(
    {
      alt: `QR code: ${verifyUrl}`,
      bbox: [CODE.x, CODE.y, CODE.x + CODE.size, CODE.y + CODE.size],
    },
    () => drawCode(doc, verifyUrl),
  )
}

/**
 * Draws a report as a PDF of one page.
 * @throws HttpError `validation_failed` if it does not fit or has letters without a glyph
 */
export async function drawReport(report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> {
  const { content, textHash, isSample } = report
  const doc = new PDFDocument(optionsOf(report))
  const bytes = bytesOf(doc)
  const fonts = readReportFonts()
  for (const { name, data } of FACES.flatMap((face) => fonts[face])) doc.registerFont(name, data)
  const type = createTypesetter(doc, fonts)
  const title = fitTitle(type, content.kind)
  const leading = title.size * TITLE.leading
  const tableTop = TITLE.top + (title.lines.length - 1) * leading + TABLE.afterTitle
  const [, ...rows] = contentLines(content)
  const { density, set } = fitRows(type, rows, TABLE.bottom - tableTop)

  const root = doc.struct('Document')
  doc.addStructure(root)
  const parts = createParts(doc, type, root)
  parts.artifact(() => drawFrame(doc))
  parts.text('P', [site.product], { y: HEAD.name }, { face: 'heading', size: 17, colour: INK })
  const label = isSample ? 'Sample report: names and facts are invented' : 'Report'
  parts.text('P', [label], { y: HEAD.label }, { face: 'text', size: 8.5, colour: ACCENT })
  const heading = { face: 'heading', size: title.size, colour: INK } as const
  parts.text('H1', title.lines, { y: TITLE.top, leading }, heading)
  parts.figure(
    {
      alt: 'Left half of the seal, drawn from the fingerprint of this report',
      bbox: [SEAL.x - SEAL.radius, SEAL.y - SEAL.radius, COLUMNS.right, SEAL.y + SEAL.radius],
    },
    () => drawHalfSeal(doc, textHash),
  )
  parts.table(set, tableTop, { ...density, face: 'strong', isRuled: true })
  drawFacts(doc, parts, report)
  root.end()
  doc.end()
  return bytes
}
