import { afterEach, expect, test, vi } from 'vitest'
import { emptyForm } from '../form/article-form.ts'
import { keepDraft, readDraft } from './drafts.ts'

const place = { user: 'ada', type: 'blog', id: 'a' } as const
const draft = {
  form: { ...emptyForm, title: 'Typed', excerpt: 'Typed too' },
  base: { ...emptyForm, title: 'Stored' },
  revision: 'r1',
  at: 1,
}

afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return stored
}

test('readDraft returns a stored draft unchanged', () => {
  stubStorage()
  expect(keepDraft(place, draft)).toBe(true)
  expect(readDraft(place)).toEqual(draft)
})

test('readDraft adds an empty value for a field that did not exist when the draft was stored', () => {
  const stored = stubStorage()
  keepDraft(place, draft)
  for (const [key, value] of stored) {
    const { form, base, ...rest } = JSON.parse(value)
    const { excerpt: _typed, ...older } = form
    const { excerpt: _stored, ...olderBase } = base
    stored.set(key, JSON.stringify({ ...rest, form: older, base: olderBase }))
  }
  expect(readDraft(place)).toEqual({ ...draft, form: { ...draft.form, excerpt: '' } })
})

test.each([
  ['a text instead of an object', '"draft"'],
  ['a field of another type', JSON.stringify({ ...draft, form: { ...draft.form, title: 5 } })],
  ['no form', JSON.stringify({ ...draft, form: null })],
])('readDraft rejects a stored draft with this fault: %s', (_name, kept) => {
  const stored = stubStorage()
  keepDraft(place, draft)
  for (const key of stored.keys()) stored.set(key, kept)
  expect(readDraft(place)).toBeNull()
})
