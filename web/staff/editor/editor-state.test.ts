import { expect, test } from 'vitest'
import { beginState, contestedFields, editorReducer, unsavedFields } from './editor-state.ts'
import { nextStep, rereadOf } from './editing-rules.ts'
import { fieldsSavedAlone } from './saving/save-inputs.ts'
import { staffBlog } from '#shared/contracts/editing.ts'
import { blogDetail } from '#web/testing/fixtures.test-support.ts'

const article = (more: object = {}) =>
  staffBlog.parse({
    ...blogDetail(1),
    id: 'a',
    title: 'Title',
    slug: 'title',
    excerpt: 'Excerpt',
    status: 'draft',
    published_at: null,
    updated_at: '2026-03-01T09:00:00Z',
    category: null,
    author: null,
    tags: [],
    body: [],
    related_blogs: [],
    revision: 'r1',
    is_live: false,
    has_unpublished_changes: true,
    publish_at: null,
    unpublish_at: null,
    created_at: '2026-03-01T09:00:00Z',
    pending: false,
    ...more,
  })

const opened = (more: object = {}) => beginState('blog', article(more), null)
const typed = (values: object, more: object = {}) =>
  editorReducer(opened(more), { kind: 'set', values })

test('autosave leaves out status, dates, slug and incomplete fields', () => {
  const state = typed({
    excerpt: 'New',
    status: 'scheduled',
    publish_at: '2090-01-01T09:00:00Z',
    unpublish_at: '2091-01-01T09:00:00Z',
    slug: 'other',
    title: '',
  })
  expect(fieldsSavedAlone(state)).toEqual(['excerpt'])
})

test.each([
  ['a scheduled article', typed({ title: 'New' }, { status: 'scheduled' })],
  ['an unchanged article', opened()],
  [
    'a new article without a title',
    editorReducer(beginState('blog', null, null), { kind: 'set', values: { excerpt: 'x' } }),
  ],
])('autosave leaves out %s', (_name, state) => {
  expect(fieldsSavedAlone(state)).toEqual([])
})

test('a newer version of an article updates untouched fields, and lets the user decide about fields that both have changed', () => {
  const mine = typed({ title: 'Mine' })
  const other = editorReducer(mine, {
    kind: 'meet',
    article: article({ revision: 'r2', excerpt: 'Theirs', tags: ['new'] }),
  })
  expect(other.form).toMatchObject({ title: 'Mine', excerpt: 'Theirs', tags: ['new'] })
  expect([other.revision, unsavedFields(other)]).toEqual(['r2', ['title']])

  const same = article({ revision: 'r3', title: 'Theirs', excerpt: 'Theirs again' })
  const contested = editorReducer(other, { kind: 'meet', article: same })
  expect(contested.form).toMatchObject({ title: 'Mine', excerpt: 'Theirs again' })
  expect(contested.revision).toBe('r2')
  expect(contestedFields(contested, same)).toEqual(['title'])
  expect(editorReducer(contested, { kind: 'meet', article: same })).toBe(contested)
})

const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'p1',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's1', text, marks: [] }],
})

test('a newer version of an article replaces an unchanged form, and keeps the body editor mounted if the text is the same', () => {
  const body = [paragraph('Text')]
  const state = opened({ body })
  const newer = article({ body, revision: 'r2', published_at: '2026-03-02T09:00:00Z' })
  const adopted = editorReducer(state, { kind: 'adopt', article: newer })
  expect(adopted).toMatchObject({ revision: 'r2', bodyVersion: state.bodyVersion })
  const other = article({ body: [paragraph('Other')], revision: 'r3' })
  expect(editorReducer(adopted, { kind: 'adopt', article: other })).toMatchObject({
    form: { body: other.body },
    bodyVersion: state.bodyVersion + 1,
  })
})

test('a newer version of an article that arrives after the user began to type keeps the typed text', () => {
  const state = typed({ excerpt: 'Typed' })
  const newer = article({ title: 'Theirs', revision: 'r2' })
  expect(editorReducer(state, { kind: 'adopt', article: newer }).form).toMatchObject({
    title: 'Theirs',
    excerpt: 'Typed',
  })
})

test('the editor ignores a late response that contains the discarded draft', () => {
  const edit = article({ title: 'Edited', revision: 'r2', updated_at: '2026-03-02T09:00:00Z' })
  const published = article({ is_live: true, has_unpublished_changes: false })
  const state = editorReducer(beginState('blog', edit, null), {
    kind: 'revert',
    article: published,
  })
  expect(state.form.title).toBe('Title')
  expect(rereadOf('blog', edit, state)).toBeUndefined()
  const next = article({ title: 'Next', revision: 'r3', updated_at: '2026-03-03T09:00:00Z' })
  expect(rereadOf('blog', next, state)).toEqual({ article: next, isOther: true })
})

test.each([
  { theirs: { title: 'Mine' }, attempts: 1, step: 'stored' },
  { theirs: { excerpt: 'Theirs' }, attempts: 1, step: 'resend' },
  { theirs: { excerpt: 'Theirs' }, attempts: 3, step: 'resend' },
  { theirs: { excerpt: 'Theirs' }, attempts: 4, step: 'choose' },
  { theirs: { title: 'Theirs' }, attempts: 1, step: 'choose' },
  { theirs: { title: 'Theirs', excerpt: 'Theirs' }, attempts: 1, step: 'choose' },
])(
  'nextStep returns "$step" for a rejected title if the newer version has $theirs, at request $attempts',
  (row) => {
    const state = typed({ title: 'Mine' })
    const call = { input: { title: 'Mine' }, sent: state.form }
    const theirs = article({ revision: 'r2', ...row.theirs })
    expect(nextStep(state, theirs, call, row.attempts)).toBe(row.step)
  },
)
