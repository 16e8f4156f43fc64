import '#web/testing/browser/styles.test-support.ts'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#web/testing/browser/layout.test-support.ts'
import { useOpenRows } from './open-rows.tsx'
import { RecordTable } from './record-table.tsx'

const table = {
  columns: ['Check', 'Source', 'Range'],
  rows: [
    ['Degree', 'The registry', '2 to 10 days'],
    ['Employment', 'The employer', '3 to 8 days'],
  ],
} as const

const root = document.documentElement

async function expectAccessible(what: string) {
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    expect(await axeViolations('main'), `${what}, ${theme}`).toEqual([])
  }
}

afterEach(async () => {
  await cleanup()
  delete root.dataset['theme']
  await page.viewport(1366, 900)
})

test('a folded row opens and closes by keyboard, is named by its row header, and is accessible in both states', async () => {
  await page.viewport(390, 844)
  await render(
    <main className="f-teal">
      <RecordTable table={table} label="Planning ranges" folds="heads" />
    </main>,
  )
  const range = page.getByText(/2 to 10 days/)
  await expect.element(range).not.toBeVisible()
  await expectAccessible('folded')
  await userEvent.keyboard('{Tab} ')
  const toggle = page.getByRole('checkbox', { name: 'Show more about Degree' })
  await expect.element(toggle).toHaveFocus()
  await expect.element(toggle).toBeChecked()
  await expect.element(range).toBeVisible()
  await expect.element(page.getByText(/3 to 8 days/)).not.toBeVisible()
  await expectAccessible('open')
  await userEvent.keyboard(' ')
  await expect.element(range).not.toBeVisible()
})

function Page() {
  useOpenRows()
  return (
    <main className="f-teal">
      <RecordTable table={table} label="Planning ranges" folds="heads" />
    </main>
  )
}

test('one button opens all rows by keyboard and closes them again', async () => {
  await page.viewport(390, 844)
  await render(<Page />)
  const [first, second] = [page.getByText(/2 to 10 days/), page.getByText(/3 to 8 days/)]
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  const open = page.getByRole('button', { name: 'Open all rows of Planning ranges', exact: true })
  await expect.element(open).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(first).toBeVisible()
  await expect.element(second).toBeVisible()
  const close = page.getByRole('button', { name: 'Close all rows of Planning ranges', exact: true })
  await expect.element(close).toHaveFocus()
  await expectAccessible('all open')
  // Closes one row. The button must now open all rows again.
  await page.getByRole('checkbox', { name: 'Show more about Degree' }).click({ force: true })
  await expect.element(open).toBeVisible()
  await open.click()
  await close.click()
  await expect.element(first).not.toBeVisible()
  await expect.element(second).not.toBeVisible()
})

test('on a tablet the name of the first column is visible to screen readers only, and the names of all other columns are in one line', async () => {
  await page.viewport(768, 1024)
  await render(
    <main className="f-teal">
      <RecordTable table={table} label="Planning ranges" />
    </main>,
  )
  const header = (name: string) =>
    page.getByRole('columnheader', { name, exact: true }).element().getBoundingClientRect()
  expect(header('Check').width).toBeLessThan(20)
  expect(header('Source').width).toBeGreaterThan(100)
  expect(header('Range').top).toBe(header('Source').top)
  await expectAccessible('on a tablet')
})

test.for([
  ['first', /The registry/, /2 to 10 days/],
  ['second', /2 to 10 days/, /The registry/],
  ['last', /2 to 10 days/, /The registry/],
] as const)(
  'a folded row shows its %s cell below its name; an open row shows all other cells below this cell',
  async ([folds, shown, folded]) => {
    await page.viewport(390, 844)
    await render(<RecordTable table={table} label="Planning ranges" folds={folds} />)
    const top = (text: RegExp) => page.getByText(text).element().getBoundingClientRect().top
    await expect.element(page.getByText(shown)).toBeVisible()
    await expect.element(page.getByText(folded)).not.toBeVisible()
    await page.getByRole('checkbox', { name: 'Show more about Degree' }).click({ force: true })
    await expect.element(page.getByText(folded)).toBeVisible()
    expect(top(shown)).toBeGreaterThan(top(/Degree/))
    expect(top(folded)).toBeGreaterThan(top(shown))
  },
)

test('a wide window shows every row and no checkbox', async () => {
  await page.viewport(1366, 900)
  await render(<RecordTable table={table} label="Planning ranges" folds="heads" />)
  await expect.element(page.getByText(/3 to 8 days/)).toBeVisible()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
