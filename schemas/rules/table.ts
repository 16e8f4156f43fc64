import { graphicOf, readComparison } from '#shared/content/blocks/comparison.ts'

/** Value of a table in a document. */
export interface TableValue {
  readonly headerRow?: boolean | undefined
  readonly graphic?: string | undefined
  readonly rows?: readonly { readonly cells?: readonly string[] | undefined }[] | undefined
}

/** Returns true, or an error for a table without cells or with rows of different lengths. */
export function checkTable(table: TableValue | undefined): true | string {
  if (table === undefined) return true
  const widths = (table.rows ?? []).map((row) => row.cells?.length ?? 0)
  const [first] = widths
  if (first === undefined || first === 0)
    return 'Add cells to the table, or remove it. It is empty.'
  const wrong = widths.findIndex((width) => width !== first)
  return wrong === -1
    ? true
    : `Row ${wrong + 1} has ${widths[wrong]} cells, the first row has ${first}. Every row needs as many.`
}

/** Returns true, or an error if the cells of a table cannot be drawn as its graphic. */
export function checkGraphic(table: TableValue | undefined): true | string {
  const graphic = graphicOf(table?.graphic)
  if (graphic === undefined) return true
  const rows = (table?.rows ?? []).map(({ cells }) => cells ?? [])
  const read = readComparison(graphic, rows, table?.headerRow === true)
  return 'problem' in read ? read.problem : true
}
