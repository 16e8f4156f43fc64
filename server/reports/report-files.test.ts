import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalText } from '#shared/reports/canonical-text.ts'
import { compareFile, hasNoText, numberOfFile } from '#shared/reports/compare-file.ts'
import type { ReportContent } from '#shared/reports/report-content.ts'
import {
  CONTENT,
  digest,
  foreign,
  issued,
  readFile,
  rewritten,
} from './report-files.test-support.ts'

let report: Awaited<ReturnType<typeof issued>>
beforeAll(async () => {
  report = await issued()
})

const resultOf = async (file: Uint8Array) => {
  const read = await readFile(file)
  if (hasNoText(read)) return 'no text'
  if (numberOfFile(read) !== report.record.number) return 'not ours'
  const match = await compareFile(read, report.record, digest)
  return match.kind
}

const changed = (value: string): ReportContent => ({
  ...CONTENT,
  rows: CONTENT.rows.map((row) => (row.label === 'Result' ? { ...row, value } : row)),
})

describe('an issued file', () => {
  it('an unchanged file is recognized as identical, has one page and is smaller than 120 KB', async () => {
    expect(await resultOf(report.file)).toBe('identical')
    expect((await readFile(report.file)).pages).toHaveLength(1)
    expect(report.file.length).toBeLessThan(120_000)
  })

  it('an unchanged file is recognized as identical even if a PDF reader extracts its text incorrectly', async () => {
    const read = await readFile(report.file)
    const otherwise = read.pages.map((pieces) =>
      pieces.map((piece) => ({ ...piece, text: piece.text.replace('No record', 'Norecord') })),
    )
    for (const pages of [otherwise, [[]]]) {
      expect(await compareFile({ ...read, pages }, report.record, digest)).toEqual({
        kind: 'identical',
        lines: [],
      })
    }
  })

  it('a report has the same bytes each time it is drawn', async () => {
    expect(Buffer.from((await issued()).file).equals(report.file)).toBe(true)
  })

  it('the PDF is tagged for screen readers and embeds its fonts', () => {
    const text = Buffer.from(report.file).toString('latin1')
    expect(text).toMatch(/\/MarkInfo/)
    expect(text).toMatch(/\/Lang \(en-GB\)/)
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(text).toContain(`/S /${tag}`)
    }
    expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4)
  })

  it('the PDF contains the issued lines, and compareFile returns them', async () => {
    const match = await compareFile(await readFile(report.file), report.record, digest)
    expect('lines' in match && match.lines.slice(0, 6)).toEqual([
      { label: 'Kind', value: CONTENT.kind },
      ...CONTENT.rows,
      { label: 'Limits', value: CONTENT.limits },
    ])
  })

  it('a report with 40 rows, wrapped texts and a long title is read correctly', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      label: `Row ${index}`,
      value:
        index === 3 ? 'A value of several words that goes on. '.repeat(4) : `Value ${index}, “é”`,
    }))
    const kind = 'Report with a title that takes two lines on its page'
    const long = await issued({ kind, rows, limits: 'None.' })
    const match = await compareFile(await readFile(long.file), long.record, digest)
    expect(match.kind).toBe('identical')
  })

  it('a report whose rows have the same labels as its facts is read correctly', async () => {
    const labels = ['Report number', 'Salt', 'Kind', 'Issued', 'Valid until', 'Limits']
    const rows = labels.map((label) => ({ label, value: 'CV-2025-0001-AA' }))
    const { file, record } = await issued({ ...CONTENT, rows })
    const read = await readFile(file)
    expect(numberOfFile(read)).toBe(record.number)
    const match = await compareFile(read, record, digest)
    expect(match.kind).toBe('identical')
    expect('lines' in match && match.lines.slice(1, 7)).toEqual(rows)
  })

  it.each([
    ['a letter without a glyph', { ...CONTENT, kind: 'Проверка' }, 'Replace “П”'],
    ['a word without spaces', changed('x'.repeat(200)), 'Break up “xxx'],
    [
      'more rows than fit',
      {
        ...CONTENT,
        rows: Array.from({ length: 40 }, () => ({
          label: 'Row',
          value: 'several words '.repeat(20),
        })),
      },
      'Shorten the rows',
    ],
    ['a long kind', { ...CONTENT, kind: 'WWWWWWWWW '.repeat(12) }, 'Shorten the kind'],
  ])('a report with %s cannot be issued', async (_name, content, message) => {
    await expect(issued(content)).rejects.toThrow(message)
  })
})

describe('manipulation', () => {
  it('a file with one changed letter is reported as different', async () => {
    expect(await resultOf((await issued(changed('No record round'))).file)).toBe('different')
  })

  it('a file that was saved again without a change is reported as having the issued text', async () => {
    const again = rewritten(report.file, (text) => text)
    expect(again.length).not.toBe(report.file.length)
    expect(await resultOf(again)).toBe('text')
  })

  it('a file with a white box over a row is reported as having the issued text, and the issued rows are returned', async () => {
    const covered = rewritten(report.file, (text) =>
      text.includes('BDC') ? `${text}\nq 1 1 1 rg 200 400 300 60 re f Q` : text,
    )
    const match = await compareFile(await readFile(covered), report.record, digest)
    expect(match.kind).toBe('text')
    expect('lines' in match && match.lines).toContainEqual({
      label: 'Result',
      value: 'No record found',
    })
  })

  it('a file with a white box over a row and other words in its place is reported as different', async () => {
    // Draws a text of the page on the white box.
    const covered = rewritten(report.file, (text) => {
      const words = /BT[\s\S]*?ET/.exec(text)?.[0]
      if (words === undefined || !text.includes('BDC')) return text
      return `${text}\nq 1 1 1 rg 200 400 300 60 re f 0 0 0 rg\n${words}\nQ`
    })
    expect(covered.length).toBeGreaterThan(report.file.length)
    expect(await resultOf(covered)).toBe('different')
  })

  it('a file with a font that draws other letters is reported as having the issued text, and the issued rows are returned', async () => {
    const fonts: number[] = []
    const redrawn = rewritten(report.file, (text) => {
      if (!text.slice(0, 300).includes('glyf')) return text
      fonts.push(text.length)
      // Outlines are in the second half of a font file.
      const middle = Math.floor(text.length * 0.7)
      return text.slice(0, middle) + '\u0005'.repeat(64) + text.slice(middle + 64)
    })
    expect(fonts.length).toBeGreaterThan(0)
    const match = await compareFile(await readFile(redrawn), report.record, digest)
    expect(match.kind).toBe('text')
    expect('lines' in match && match.lines).toContainEqual({
      label: 'Result',
      value: 'No record found',
    })
  })

  it('a file with a changed ToUnicode map is reported as different', async () => {
    const mapped = rewritten(report.file, (text) =>
      text.includes('beginbfrange') ? text.replaceAll('<0072>', '<0074>') : text,
    )
    expect(await resultOf(mapped)).toBe('different')
  })
})

describe('files of other programs', () => {
  it('a foreign file without text is reported as a scan', async () => {
    const scan = await foreign((doc) => doc.rect(50, 50, 400, 600).fill('#ddd'))
    expect(await resultOf(scan)).toBe('no text')
  })

  it('a foreign file without a report number is reported as not issued by this site', async () => {
    expect(await resultOf(await foreign((doc) => doc.text('Invoice 4711')))).toBe('not ours')
  })

  it('a foreign file with the number of an issued report is reported as different', async () => {
    const copied = await foreign((doc) => doc.text(`Report number ${report.record.number}`))
    expect(await resultOf(copied)).toBe('different')
  })

  it('a foreign file with the issued text as an attachment and in its metadata is reported as different', async () => {
    const issuedText = canonicalText('5d41402abc4b2a76b9719d911017c592', CONTENT)
    const attached = await foreign((doc) => {
      doc.info.Title = issuedText
      doc.file(Buffer.from(issuedText), { name: 'report.txt' })
      doc.file(Buffer.from(report.file), { name: 'report.pdf' })
      doc.text(`Criminal record found. Report number ${report.record.number}`)
    })
    expect(await resultOf(attached)).toBe('different')
  })
})
