import { expect, test } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Role } from '#shared/access/abilities.ts'
import type { Copies } from './article-plan.ts'
import type { ArticleWrite } from './ports.ts'
import { assertMayMake } from './publishing-rights.ts'

const copy = (status: string, more: Readonly<Record<string, unknown>> = {}): LakeDocument => ({
  _id: 'a',
  _type: 'blog',
  _rev: 'r',
  _createdAt: '2026-11-22T09:00:00Z',
  _updatedAt: '2026-11-22T09:00:00Z',
  status,
  ...more,
})

const draft: Copies = { draft: copy('draft') }
const live: Copies = { published: copy('published') }
const soon: Copies = { draft: copy('scheduled', { publishAt: '2027-01-01T09:00:00Z' }) }
const ending: Copies = {
  ...live,
  draft: copy('published', { unpublishAt: '2027-01-01T09:00:00Z' }),
}

const isAllowed = (role: Role, effect: ArticleWrite['effect'], before: Copies, after: Copies) => {
  const by = { id: 'ann', name: 'Ann', email: 'ann@example.com', role }
  try {
    const transactionId = 't'
    assertMayMake({
      id: 'a',
      type: 'blog',
      mutations: [],
      transactionId,
      by,
      effect,
      before,
      after,
    })
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' })
    return false
  }
}

test.each([
  ['saves a draft', 'none', draft, draft, false],
  ['deletes a draft', 'removal', draft, {}, false],
  ['edits the draft of a live article', 'none', live, { ...live, ...draft }, false],
  ['publishes', 'goes-out', draft, live, true],
  ['unpublishes', 'comes-off', live, { published: copy('archived') }, true],
  ['deletes a live article', 'removal', live, {}, true],
  ['schedules', 'none', draft, soon, true],
  ['changes a scheduled draft', 'none', soon, soon, true],
  ['cancels a schedule', 'none', soon, draft, true],
  ['sets an unpublish time', 'none', live, ending, true],
] as const)(
  'the ability content.publish is required for a write that %s: $4',
  (_name, effect, before, after, needs) => {
    // The route has already checked the ability content.write. The role viewer serves as an example of a role without content.publish.
    expect(isAllowed('viewer', effect, before, after)).toBe(!needs)
    expect(isAllowed('editor', effect, before, after)).toBe(true)
  },
)
