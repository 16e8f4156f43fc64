import '#web/testing/browser/styles.test-support.ts'
import './planner.css'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#web/testing/browser/layout.test-support.ts'
import { htmlOf } from '#web/testing/browser/elements.test-support.ts'
import { FinishedPlanner } from './planner-form.tsx'
import { Planner } from './planner.tsx'

const result = page.getByRole('status')
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
const rows = page.getByRole('listitem')
/** Bands in the chart. They exist once the live form has replaced the server-rendered one. */
const bands = page.getByCss('.planner-line')

/** Waits until the result contains a text. */
const resultSays = (text: string) => expect.poll(() => result.element().textContent).toContain(text)

const root = document.documentElement

/** Expects no accessibility violations in the planner, in either theme. */
async function expectAccessible(what: string) {
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    expect(await axeViolations('main'), `${what}, ${theme}`).toEqual([])
  }
  delete root.dataset['theme']
}

const open = async () => {
  await render(
    <main className="f-teal">
      <Planner />
    </main>,
  )
  await expect.poll(() => bands.elements().length).toBe(6)
}

afterEach(cleanup)

test('the slowest source determines the dates of the planner, and the dates change with the selection', async () => {
  await open()
  await resultSays('Complete between')
  await resultSays('Degree decides the date.')
  await expect.element(page.getByCss('.planner-row-slowest h3')).toHaveTextContent('Degree')
  await tick('Degree').click()
  await expect.poll(() => result.element().textContent).not.toContain('Degree')
  expect(rows.elements()).toHaveLength(5)
  await tick('Enhanced certificate (UK)').click()
  await resultSays('UK Enhanced certificate decides the date.')
  await expect.element(page.getByRole('heading', { name: 'UK Enhanced certificate' })).toBeVisible()
})

test('a checkbox can be toggled by keyboard, and keeps the focus', async () => {
  await open()
  htmlOf(tick('European Union')).focus()
  await userEvent.keyboard(' ')
  await expect.element(tick('European Union')).toBeChecked()
  await expect.element(tick('European Union')).toHaveFocus()
  await resultSays('EU certificate decides the date.')
  await expectAccessible('a list of sources')
})

test('the planner asks for a check while none is selected', async () => {
  await open()
  for (const name of [
    'Criminal records',
    'Degree',
    'Last employer',
    'Reference',
    'Sanctions and PEP lists',
  ]) {
    await tick(name).click()
  }
  await resultSays('Choose a check')
  expect(rows.elements()).toEqual([])
  await expectAccessible('an empty list')
})

test('the form of the planner sends the selection to the contact form or to the booking page', async () => {
  await open()
  const ask = htmlOf(page.getByRole('button', { name: 'Ask with this list' }))
  if (!(ask instanceof HTMLButtonElement) || ask.form === null) throw new Error('no form')
  expect(
    new URLSearchParams(
      [...new FormData(ask.form)].map(([name, id]) => [name, typeof id === 'string' ? id : '']),
    ).getAll('list'),
  ).toEqual(['us', 'uk', 'criminal', 'degree', 'employer', 'reference', 'sanctions'])
  expect(ask.form).toHaveAttribute('action', '/contact')
  expect(ask.form.method).toBe('get')
  await expect
    .element(page.getByRole('button', { name: 'Bring it to a meeting' }))
    .toHaveAttribute('formaction', '/booking')
})

test('the planner keeps the height of its server-rendered form', async () => {
  const heights = async () => {
    await document.fonts.ready
    const found: number[] = []
    for (const width of [390, 768, 1440]) {
      await page.viewport(width, 900)
      found.push(htmlOf(page.getByCss('.planner')).offsetHeight)
    }
    return found
  }
  await open()
  const live = await heights()
  await cleanup()
  await render(
    <main className="f-teal">
      <div className="planner-frame">
        <FinishedPlanner id="planner" />
      </div>
    </main>,
  )
  expect(await heights()).toEqual(live)
})
