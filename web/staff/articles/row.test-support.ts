import type { Row } from './rows.ts'

/** A draft that has never been published. `more` overrides its properties. */
export const aRow = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  title: id.toUpperCase(),
  slug: id,
  status: 'draft',
  revision: `${id}-1`,
  pending: false,
  contested: false,
  isLive: false,
  changed: false,
  field: undefined,
  fieldId: undefined,
  person: undefined,
  outAt: null,
  updatedAt: '2026-03-01T08:00:00Z',
  ...more,
})
