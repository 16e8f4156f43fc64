import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { useLake } from './use-lake.ts'

let client: SanityClient

useLake((lake) => {
  client = lake.client()
})

describe('document actions of the client', () => {
  const act = (action: Parameters<SanityClient['action']>[0]) => client.action(action)

  test('support all changes of a document: create, edit, publish, edit again, discard, unpublish, delete', async () => {
    const ids = { publishedId: 'a1', draftId: 'drafts.a1' }
    await act({
      actionType: 'sanity.action.document.create',
      publishedId: 'a1',
      attributes: { _id: 'drafts.a1', _type: 'action-test', title: 'First' },
      ifExists: 'fail',
    })
    await act({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Second' } },
    })
    await act({ actionType: 'sanity.action.document.publish', ...ids })
    expect(await client.getDocument('a1')).toMatchObject({ title: 'Second' })
    expect(await client.getDocument('drafts.a1')).toBeUndefined()

    await act({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Third' } },
    })
    expect(await client.getDocument('drafts.a1')).toMatchObject({ title: 'Third' })
    await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a1' })
    expect(await client.getDocument('drafts.a1')).toBeUndefined()

    await act({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await client.getDocument('a1')).toBeUndefined()
    expect(await client.getDocument('drafts.a1')).toMatchObject({ title: 'Second' })

    await act({ actionType: 'sanity.action.document.publish', ...ids })
    await act({ actionType: 'sanity.action.document.delete', publishedId: 'a1', includeDrafts: [] })
    expect(await client.getDocument('a1')).toBeUndefined()
  })

  test('restore an older revision with replaceDraft', async () => {
    await client.createOrReplace({ _id: 'drafts.a2', _type: 'action-test', title: 'Now' })
    await act({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'a2',
      attributes: { _id: 'drafts.a2', _type: 'action-test', title: 'Then' },
    })
    expect(await client.getDocument('drafts.a2')).toMatchObject({ title: 'Then' })
  })

  test('see the changes of earlier actions of the same request', async () => {
    await client.createOrReplace({ _id: 'a3', _type: 'action-test', title: 'Published' })
    const ids = { publishedId: 'a3', draftId: 'drafts.a3' }
    const guard = { unset: ['_empty_action_guard_pseudo_field_'] }
    const answer = await client.action(
      [
        { actionType: 'sanity.action.document.edit', ...ids, patch: guard },
        { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Edited' } } },
      ],
      { transactionId: 'edit-of-a3' },
    )
    expect(answer.transactionId).toBe('edit-of-a3')
    expect(await client.getDocument('drafts.a3')).toMatchObject({
      title: 'Edited',
      _rev: 'edit-of-a3',
    })
  })

  test('return the reason of a rejection', async () => {
    const failing = client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.nothing',
      publishedId: 'nothing',
    })
    await expect(failing).rejects.toMatchObject({
      statusCode: expect.any(Number),
      details: { type: 'actionError' },
    })
  })
})
