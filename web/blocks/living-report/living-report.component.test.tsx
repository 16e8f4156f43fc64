import '#web/testing/browser/styles.test-support.ts'
import './living.css'
import type { ReactNode } from 'react'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { homeSpecimen } from '#shared/pages/home-specimen.ts'
import { specimenText } from '#shared/reports/living-report.ts'
import { axeViolations } from '#web/testing/browser/layout.test-support.ts'
import { htmlOf } from '#web/testing/browser/elements.test-support.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { LiveSheet } from './live-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'

const claim = page.getByRole('textbox', { name: 'Claim' })
const verdict = page.getByRole('status')
const issuedAs = 'Issued as: Store manager, March 2021 to August 2025'
const broken = page.getByCss('.tally-broken')
const stamp = page.getByCss('.living-stamp')

/** Waits until the verdict contains a text. */
const verdictSays = (text: string) =>
  expect.poll(() => verdict.element().textContent).toContain(text)

const root = document.documentElement

/** Expects no accessibility violations in the specimen, in either theme. */
async function expectAccessible(what: string) {
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    expect(await axeViolations('main'), `${what}, ${theme}`).toEqual([])
  }
  delete root.dataset['theme']
}

const open = async () =>
  render(
    <main className="f-teal">
      <LiveSheet
        specimen={homeSpecimen}
        family="screening"
        look="wide"
        issued={await fingerprintOf(specimenText(homeSpecimen))}
      />
    </main>,
  )

afterEach(cleanup)

test('one changed character breaks the seal, and the old value restores it', async () => {
  await open()
  await verdictSays('Matches the record we issued')
  htmlOf(claim).focus()
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}4')
  await verdictSays('Does not match')
  await verdictSays('One row differs')
  await expect.element(claim).toHaveAttribute('aria-invalid', 'true')
  await expect.element(claim).toHaveAccessibleDescription(issuedAs)
  await expect.element(broken).toBeVisible()
  await expect.element(stamp).toBeVisible()
  await expectAccessible('the broken seal')
  expect(page.getByCss('.fingerprint-label').nth(1).element().textContent).toMatch(
    /now: \d\d characters of 64 differ/,
  )
  await userEvent.keyboard('{Backspace}5')
  await verdictSays('Matches the record we issued')
  await expect.element(broken).not.toBeInTheDocument()
  await expect.element(stamp).not.toBeInTheDocument()
  await expectAccessible('the restored seal')
})

test('a first press of the button of the living report changes a date, and a second press restores all values', async () => {
  await open()
  await page.getByRole('button', { name: 'Change a date for me' }).click()
  await expect.element(claim).toHaveValue('Store manager, March 2020 to August 2025')
  await page.getByRole('textbox', { name: 'Result' }).fill('Nothing matches')
  await verdictSays('2 rows differ')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect.element(claim).toHaveValue('Store manager, March 2021 to August 2025')
  await verdictSays('Matches the record we issued')
})

test('added spaces and another Unicode form of the same letters do not break the seal', async () => {
  await open()
  await page.getByRole('textbox', { name: 'Subject' }).fill('  Specimen,   B. ')
  await page.getByRole('textbox', { name: 'Limits' }).fill('x')
  await verdictSays('One row differs')
  await expect.element(verdict).toBeVisible()
})

test('a value of the living report is always one line, and every row can be reached by Tab', async () => {
  await open()
  const names: string[] = []
  for (const { label } of homeSpecimen.fields) {
    await userEvent.keyboard('{Tab}')
    names.push(document.activeElement?.id ?? '')
    const input = page.getByRole('textbox', { name: label, exact: true })
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveAttribute('dir', 'auto')
  }
  expect(new Set(names).size).toBe(homeSpecimen.fields.length)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('textbox', { name: 'Limits' }))
    .toHaveValue('Reason for leaving not disclosed')
})

test('the specimen has its final height before the browser has computed fingerprints', async () => {
  const props = { specimen: homeSpecimen, family: 'screening', look: 'wide' } as const
  const heights = async (sheet: ReactNode) => {
    const rendered = await render(<main className="f-teal">{sheet}</main>)
    const found: number[] = []
    for (const width of [390, 768, 1440]) {
      await page.viewport(width, 900)
      found.push(htmlOf(page.getByCss('.living')).offsetHeight)
    }
    await rendered.unmount()
    return found
  }
  const issued = await fingerprintOf(specimenText(homeSpecimen))
  const awaited = await heights(<ReportSheet {...props} />)
  expect(awaited).toEqual(await heights(<LiveSheet {...props} issued={issued} />))
})
