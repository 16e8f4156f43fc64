import { expect, test } from 'vitest'
import { imageSignRequest } from '#shared/contracts/image-host.ts'
import { isHostAction, signBody, type HostAction } from './host-calls.ts'

test.for<readonly [HostAction, Readonly<Record<string, string>>, object]>([
  ['upload', {}, { action: 'upload' }],
  [
    'upload',
    { content_type: 'blog', object_id: 'welcome', alt_text: 'A bridge', order: '3' },
    {
      action: 'upload',
      content_type: 'blog',
      object_id: 'welcome',
      context: { alt_text: 'A bridge', order: 3 },
    },
  ],
  [
    'context',
    { public_ids: 'library/a, library/b\nlibrary/c', caption: 'New' },
    {
      action: 'context',
      public_ids: ['library/a', 'library/b', 'library/c'],
      context: { caption: 'New' },
    },
  ],
  [
    'destroy',
    { public_id: 'library/a', order: '4' },
    { action: 'destroy', public_id: 'library/a' },
  ],
])(
  'signBody requests a signature of %s with the values of the form: %o',
  ([action, values, body]) => {
    const asked = signBody(action, (name) => values[name] ?? '')
    expect(asked).toEqual(body)
    expect(imageSignRequest.safeParse(asked).success).toBe(true)
  },
)

test('signBody sends invalid values to the server unchanged', () => {
  expect(signBody('destroy', () => '')).toEqual({ action: 'destroy', public_id: '' })
  expect(isHostAction('rename')).toBe(false)
})
