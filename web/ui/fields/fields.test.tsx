import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, RadioField } from './choice-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea, TextField } from './text-field.tsx'

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const words = { name: 'company', label: 'Company', hint: 'As registered', error: 'Missing' }

test.each([
  ['a field', <TextField key="" {...words} />, 'input'],
  ['an area', <TextArea key="" {...words} />, 'textarea'],
  ['a list', <SelectField key="" {...words} choices={choices} />, 'select'],
  ['a box', <Checkbox key="" {...words} />, 'input'],
])('the control of %s is linked to its label, hint and error', (_name, element, tag) => {
  const html = renderToStaticMarkup(element)
  expect(html).toMatch(/<label[^>]* for="field-company"/)
  expect(html).toMatch(
    new RegExp(
      `<${tag}[^>]* id="field-company"[^>]* aria-describedby="field-company-hint field-company-error" aria-invalid="true"`,
    ),
  )
  expect(html).toContain('id="field-company-hint">As registered')
  expect(html).toMatch(/id="field-company-error" role="alert">.*Missing/)
})

test('a field is required by default, and the label of an optional field says that it is optional', () => {
  expect(renderToStaticMarkup(<TextField name="a" label="A" />)).toContain('required=""')
  const optional = renderToStaticMarkup(<TextField name="a" label="A" optional />)
  expect(optional).not.toContain('required=""')
  expect(optional).toContain('(optional)')
  expect(optional).not.toContain('aria-describedby')
})

test('an explicit id replaces the id derived from the name', () => {
  const html = renderToStaticMarkup(<TextField name="a" id="second-a" label="A" />)
  expect(html).toContain('for="second-a"')
  expect(html).toContain('id="second-a" name="a"')
})

test('radio buttons of a field share a name, and each has its own label', () => {
  const html = renderToStaticMarkup(
    <RadioField name="way" label="By" choices={choices} defaultValue="b" hint="Either" />,
  )
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="field-way-hint"><legend[^>]*>By/)
  expect(html.match(/name="way"/g)).toHaveLength(2)
  expect(html).toMatch(/id="field-way-b"[^>]* checked=""/)
  expect(html).toContain('<label for="field-way-a">First</label>')
})
