import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { HttpError } from '#server/http/http-error.ts'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  remove,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { landingRead } from './page-reads.ts'
import { openSavedLandings, saveLandingsOnChange } from './saved-landings.ts'

const databases = useDatabases()

const page = landingDocument('care-homes', ['shown'])
const renamed = {
  ...page,
  blocks: page.blocks.map((block) =>
    'lede' in block ? { ...block, heading: 'A corrected heading' } : block,
  ),
}

/** Content service whose mirror cannot be read. */
const down = {
  landing: () => Promise.reject(new HttpError('unavailable', 'The content is not there')),
}

/** Site with a published landing page. */
async function open() {
  const directory = testDirectory()
  const errors: unknown[] = []
  const { dataset } = openTestLake()
  await put(dataset, blog('shown'), page)
  const database = await databases.open('sqlite', contentMigrations)
  const { changes, mirror, service } = await openEmbeddedContent(database, dataset)
  const saved = openSavedLandings(directory, (error) => errors.push(error))
  const saver = saveLandingsOnChange(changes, mirror, service, saved)
  saver.start()
  const reopen = () => openSavedLandings(directory, (error) => errors.push(error))
  return {
    directory,
    errors,
    saved,
    service,
    stop: saver.stop,
    /** Changes documents, and waits until the mirror has them. */
    change: async (...documents: Parameters<typeof put>[1][]) => {
      await put(dataset, ...documents)
      await mirror.revisions()
    },
    remove: async (id: string) => {
      await remove(dataset, id)
      await mirror.revisions()
    },
    /** Response after a restart with a mirror that cannot be read. */
    afterRestart: async () => {
      const { make } = landingRead(down, 'care-homes', reopen())
      return JSON.stringify((await make()).data)
    },
  }
}

const unavailable = { code: 'unavailable' }

it('returns the last published landing page after a restart if the mirror cannot be read', async () => {
  const { change, stop, afterRestart, errors } = await open()
  await change(renamed)
  await stop()
  const text = await afterRestart()
  expect(text).toContain('A corrected heading')
  // The article may have been unpublished meanwhile.
  expect(text).not.toContain('Title of shown')
  expect(errors).toEqual([])
})

it('forgets pages that were unpublished, renamed or deleted', async () => {
  for (const change of [
    { ...page, status: 'archived' },
    { ...page, slug: { _type: 'slug', current: 'other-homes' } },
  ]) {
    const site = await open()
    await site.change(change)
    await site.stop()
    await expect(site.afterRestart()).rejects.toMatchObject(unavailable)
  }
  const site = await open()
  await site.remove(page._id)
  await site.stop()
  await expect(site.afterRestart()).rejects.toMatchObject(unavailable)
})

it('is not asked if the mirror knows that there is no such page', async () => {
  const { service, saved, stop } = await open()
  await stop()
  await expect(landingRead(service, 'no-such-page', saved).make()).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('does not return a page after the time of its unpublishing', async () => {
  const site = await open()
  await site.change({ ...page, unpublishAt: '2026-03-02T09:00:00Z' })
  await site.stop()
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:01Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await expect(site.afterRestart()).rejects.toMatchObject(unavailable)
})

it('deletes all copies after a crash, because a page may have been unpublished just before it', async () => {
  const { saved, directory, afterRestart } = await open()
  await vi.waitFor(async () => expect(await saved.get('care-homes')).toBeDefined())
  await expect(afterRestart()).rejects.toMatchObject(unavailable)
  expect(await readdir(directory)).toEqual(['in-use'])
})

it('updates the copies of pages whose reusable section has changed', async () => {
  const section = (heading: string) => ({
    _id: 'shared-text',
    _type: 'pageSection',
    title: 'Shared',
    blocks: [{ _type: 'landingText', _key: 'a', label: 'Shared', heading, paragraphs: ['Text.'] }],
  })
  const { change, stop, afterRestart } = await open()
  const reference = {
    _type: 'landingSection',
    _key: 'b',
    section: { _type: 'reference', _ref: 'shared-text' },
  }
  await change(section('A first heading'), { ...page, blocks: [...page.blocks, reference] })
  await change(section('A second heading'))
  await stop()
  expect(await afterRestart()).toContain('A second heading')
})
