/** Table in a document. */
export interface TableValue {
  readonly rows?: readonly { readonly cells?: readonly string[] | undefined }[] | undefined
}

/** True, or an error for a table without cells, or with rows of different lengths. */
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
