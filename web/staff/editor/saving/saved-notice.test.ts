import { expect, test } from 'vitest'
import { staffBlog } from '#shared/contracts/editing.ts'
import { blogDetail } from '#web/testing/fixtures.test-support.ts'
import type { Intent } from '../editing-rules.ts'
import { savedNotice } from './saved-notice.ts'

const now = Date.parse('2026-11-28T13:32:40Z')

const notice = (intent: Intent, facts: object = {}, isNew = false) => {
  const article = staffBlog.parse({
    ...blogDetail(1),
    related_blogs: [],
    id: 'a',
    revision: 'r1',
    is_live: true,
    has_unpublished_changes: false,
    publish_at: null,
    unpublish_at: null,
    created_at: '2026-03-01T08:00:00Z',
    pending: false,
    ...facts,
  })
  return savedNotice({ type: 'blog', intent, isNew, article, now, zone: 'Europe/Berlin' })
}

test('the notice after a save states the time of publication and links to the page', () => {
  expect(notice('publish')).toEqual({
    text: 'Published at 14:32 Berlin time. Readers see it now.',
    action: { label: 'View on site', href: '/blogs/a' },
  })
})

test('the notice after a save contains the text for a new article, even if the article was autosaved before', () => {
  expect(notice('publish', {}, true)).toEqual({
    text: 'Blog created successfully. Published at 14:32 Berlin time. Readers see it now.',
    action: { label: 'View on site', href: '/blogs/a' },
  })
  expect(notice('save', { is_live: false }, true)).toEqual({
    text: 'Blog created successfully',
    action: undefined,
  })
})

test.each([
  ['schedule', '2026-11-30T08:00:00Z', 'Scheduled for Mon 30 Nov, 09:00 Berlin time.'],
  ['schedule', '2027-01-04T08:00:00Z', 'Scheduled for Mon 4 Jan 2027, 09:00 Berlin time.'],
  ['take-off', null, 'Unpublished at 14:32 Berlin time. Readers no longer see it.'],
  ['save', null, 'Blog updated successfully'],
] as const)(
  'the notice after the action %s (publication time: %s) has no link',
  (intent, publishAt, text) => {
    expect(notice(intent, { publish_at: publishAt })).toEqual({ text, action: undefined })
  },
)

test('the notice after publishing does not call an article published while it waits for the CMS', () => {
  expect(notice('publish', { pending: true })).toEqual({
    text: 'Saved at 14:32 Berlin time. Readers see it as soon as the CMS can be reached.',
    action: undefined,
  })
})
