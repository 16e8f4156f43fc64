import { stringify } from 'csv-stringify/sync'
import { PRIVATE_NO_STORE } from '#lake/common/caching.ts'

/** A column: its name, and the text of a row. */
export type CsvColumn<Row> = readonly [name: string, textOf: (row: Row) => string]

/** Formats rows as CSV. Text that a spreadsheet would read as a formula gets a leading apostrophe. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => columns.map(([, textOf]) => textOf(row))),
    {
      // Spreadsheets need the byte order mark to read UTF-8.
      bom: true,
      header: true,
      columns: columns.map(([name]) => name),
      quoted: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )

/** Returns a CSV file as a download that no cache stores. @param name name of the file, without date and extension */
export const csvAnswer = (csv: string, name: string): Response =>
  new Response(csv, {
    headers: {
      'cache-control': PRIVATE_NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
    },
  })
