import { createSchema, type ValidationMarker } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { faultsOf, fieldsOf, publishHint, publishLabel } from './faults.ts'
import { FAULTS, whyOff, whyWaiting } from './why-off.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const fieldOf = fieldsOf(schema, 'blog')

const unpublished = (field: string, id: string, level: 'error' | 'warning' = 'error') =>
  ({
    level,
    code: 'reference.not-published',
    details: { referenceId: id },
    message: 'Not published.',
    path: [field],
  }) satisfies ValidationMarker
const missing = {
  level: 'error',
  code: 'value.required',
  message: 'Required.',
  path: ['title'],
} satisfies ValidationMarker

describe('labels', () => {
  test.each([
    { name: 'nothing', markers: [], label: 'Publish to site', hint: '', others: false },
    {
      name: 'an author that is not published',
      markers: [unpublished('author', 'ann')],
      label: 'Publish both',
      hint: 'Also publishes the author, which the site does not have yet.',
      others: false,
    },
    {
      name: 'an author and a category that are not published',
      markers: [unpublished('category', 'news'), unpublished('author', 'ann')],
      label: 'Publish all 3',
      hint: 'Also publishes category and author, which the site does not have yet.',
      others: false,
    },
    {
      name: 'an author and an empty title',
      markers: [unpublished('author', 'ann'), missing],
      label: 'Publish both',
      hint: 'Also publishes the author, which the site does not have yet.',
      others: true,
    },
    {
      name: 'an unpublished post in a list of links',
      markers: [{ ...unpublished('relatedBlogs', 'b'), path: ['relatedBlogs', { _key: 'k' }] }],
      label: 'Publish to site',
      hint: '',
      others: true,
    },
    {
      name: 'a warning',
      markers: [{ ...missing, level: 'warning' as const }],
      label: 'Publish to site',
      hint: '',
      others: false,
    },
  ])(
    'the publish button has the label “$label” if a check finds $name',
    ({ markers, label, hint, others }) => {
      const faults = faultsOf(markers, fieldOf)
      expect([publishLabel(faults), publishHint(faults), faults.hasOthers]).toEqual([
        label,
        hint,
        others,
      ])
    },
  )

  test('the publish button counts an author in two fields as one document', () => {
    const { parts } = faultsOf(
      [unpublished('author', 'ann'), unpublished('author', 'ann')],
      fieldOf,
    )
    expect(parts).toEqual([{ id: 'ann', type: 'author', field: 'author' }])
  })
})

const still = {
  isOpening: false,
  isOffline: false,
  isLocked: false,
  isFirstCheck: false,
  isAsked: false,
  isSaving: false,
  isChecking: false,
}

describe('reasons', () => {
  test.each([
    [{}, ''],
    [{ isSaving: true, isChecking: true }, ''],
    [{ isOpening: true, isFirstCheck: true }, 'Opening the document…'],
    [{ isFirstCheck: true }, 'Checking the fields…'],
    [{ isAsked: true, isSaving: true }, 'What you typed is saved first.'],
    [{ isAsked: true, isChecking: true }, 'The fields are checked once more.'],
    [{ isAsked: true }, 'It is on its way to the site.'],
    [{ isLocked: true }, 'Wait a moment. Another change to this document is being saved.'],
    [
      { isOffline: true, isOpening: true },
      'Check your connection. Publishing waits until the site answers.',
    ],
  ])('the disabled button shows for the state %o the reason: %s', (state, words) => {
    expect(whyWaiting({ ...still, ...state })).toBe(words)
  })

  test('the disabled button shows a reason that the editor must act on rather than a temporary one', () => {
    const none = { isEmpty: false, isUpToDate: false, mayNot: false, hasFaults: false }
    expect(whyOff(none)).toBe('')
    expect(whyOff({ ...none, hasFaults: true })).toBe(FAULTS)
    expect(whyOff({ ...none, isUpToDate: true, hasFaults: true })).toMatch('already shows')
    expect(whyOff({ ...none, mayNot: true, isUpToDate: true })).toMatch('Ask an administrator')
  })
})
