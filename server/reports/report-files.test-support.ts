import { deflateSync, inflateSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDF_OPTIONS, pagesOf } from '#shared/reports/pdf-text.ts'
import type { ReadFile } from '#shared/reports/compare-file.ts'
import type { ReportContent } from '#shared/reports/report-content.ts'
import { fingerprints, sha256 } from './fingerprints.ts'
import { drawReport } from './pdf/draw-report.ts'

export const digest = async (text: string) => createHash('sha256').update(text).digest('hex')

export const CONTENT: ReportContent = {
  kind: 'Criminal record check',
  rows: [
    { label: 'Person', value: 'Specimen, Zoë A.' },
    { label: 'Period searched', value: '1 January 2019 to 27 November 2026' },
    {
      label: 'Registers',
      value:
        'England and Wales, Scotland, Germany, Łódź in Poland and the Republic of Ireland, each asked at its source',
    },
    { label: 'Result', value: 'No record found' },
  ],
  limits: 'A name search can miss records under a former name. Results are a snapshot.',
}

const NUMBER = 'CV-2026-1184-K7'
const FACTS = {
  number: NUMBER,
  issuedAt: Date.parse('2026-11-27T16:04:00Z'),
  validUntil: '2027-11-27',
}
const SALT = '5d41402abc4b2a76b9719d911017c592'

/** Issues a report: its file, and what is stored about it. */
export async function issued(content: ReportContent = CONTENT) {
  const hashes = fingerprints(SALT, content, FACTS)
  const file = await drawReport({
    content,
    facts: FACTS,
    salt: SALT,
    textHash: hashes.text_hash,
    verifyUrl: `https://certavia.example/verify/${NUMBER}`,
    isSample: false,
  })
  return { file, record: { number: NUMBER, ...hashes, file_hash: sha256(file) } }
}

/** Reads a file as the browser does. */
export async function readFile(file: Uint8Array): Promise<ReadFile> {
  const task = getDocument({ ...PDF_OPTIONS, data: new Uint8Array(file), verbosity: 0 })
  const pages = await pagesOf(await task.promise)
  await task.destroy()
  return { hash: sha256(file), pages }
}

/** Rewrites the streams of a PDF. `change` gets the decoded text of each stream and returns the new one. */
export function rewritten(file: Uint8Array, change: (text: string) => string): Uint8Array {
  const source = Buffer.from(file).toString('latin1')
  const streams = /<<((?:(?!>>\n?stream)[\s\S])*?)>>\nstream\n([\s\S]*?)\nendstream/g
  const text = source.replaceAll(streams, (all, dictionary: string, data: string) => {
    if (!dictionary.includes('/FlateDecode')) return all
    const decoded = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    const encoded = deflateSync(Buffer.from(change(decoded), 'latin1'), { level: 1 })
    const body = dictionary.replace(/\/Length \d+/, `/Length ${encoded.length}`)
    return `<<${body}>>\nstream\n${encoded.toString('latin1')}\nendstream`
  })
  return Buffer.from(text, 'latin1')
}

/** Creates a PDF of another origin. */
export async function foreign(draw: (doc: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const doc = new PDFDocument()
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', resolve)
  })
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
