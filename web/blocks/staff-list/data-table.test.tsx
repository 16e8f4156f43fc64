import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'

interface Row {
  readonly id: string
  readonly name: string
}

const rows: readonly Row[] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bea' },
]

const columns: readonly Column<Row, 'name'>[] = [
  { head: 'Name', sort: 'name', isName: true, cell: ({ name }) => name },
  {
    head: 'Actions',
    hidesHead: true,
    cell: ({ name }) => <button type="button">Ask {name}</button>,
  },
]

const selection = {
  rows: rows.slice(0, 1),
  has: (id: string) => id === 'a',
  toggle: () => undefined,
  toggleAll: () => undefined,
  reselect: () => undefined,
  clear: () => undefined,
}

const sort = { order: { key: 'name', descending: true }, onKey: () => undefined } as const

describe('the table of a staff list', () => {
  it('the table has a row header that names each row', () => {
    const html = renderToStaticMarkup(<DataTable name="People" columns={columns} rows={rows} />)
    expect(html).toContain('<caption class="sr-only">People</caption>')
    expect(html.match(/<th scope="row">(.*?)<\/th>/g)).toEqual([
      '<th scope="row">Ada</th>',
      '<th scope="row">Bea</th>',
    ])
    expect(html).not.toContain('checkbox')
  })

  it('the table states the sort order of a column', () => {
    const html = renderToStaticMarkup(
      <DataTable name="People" columns={columns} rows={rows} sort={sort} />,
    )
    expect(html).toMatch(/aria-sort="descending"><button type="button">Name<svg/)
  })

  it('the table marks selected rows and names their checkboxes', () => {
    const html = renderToStaticMarkup(
      <DataTable
        name="People"
        columns={columns}
        rows={rows}
        selection={selection}
        nameOf={({ name }) => name}
      />,
    )
    expect(html).toContain('<tr data-row="a" data-selected="true">')
    expect(html).toContain('<tr data-row="b">')
    expect(html).toMatch(/aria-label="Select Ada" checked=""/)
  })

  it('the table shows the column headings while the first rows load', () => {
    const html = renderToStaticMarkup(
      <DataTable name="People" columns={columns} rows={[]} waiting={2} />,
    )
    expect(html).toContain('Name')
    expect(html.match(/desk-waiting-row/g)).toHaveLength(2)
    expect(html).toContain('<tbody></tbody>')
  })

  it('the table marks rows of the previous query as busy', () => {
    const html = renderToStaticMarkup(
      <DataTable name="People" columns={columns} rows={rows} stale />,
    )
    expect(html).toContain('aria-busy="true"')
  })
})
