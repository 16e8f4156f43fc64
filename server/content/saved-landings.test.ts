import { EventEmitter } from 'node:events'
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
import { PAGE_SECTION_TYPE } from '#shared/content/document-types.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
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

/** Opens a site with the given documents. Default: a published landing page. */
async function open(...documents: Parameters<typeof put>[1][]) {
  const directory = testDirectory()
  const errors: unknown[] = []
  const { dataset } = openTestLake()
  await put(dataset, blog('shown'), ...(documents.length === 0 ? [page] : documents))
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
    /** Stops the updates of the copies. */
    stop: async () => {
      await saver.stop()
      changes.removeAllListeners('public')
    },
    /** Updates the copies on disk as the next process does when it starts. */
    startAgain: async () => {
      const next = saveLandingsOnChange(changes, mirror, service, reopen())
      next.start()
      await next.stop()
    },
    /** Changes documents, and waits until the mirror has them. */
    change: async (...documents: Parameters<typeof put>[1][]) => {
      await put(dataset, ...documents)
      await mirror.revisions()
    },
    remove: async (id: string) => {
      await remove(dataset, id)
      await mirror.revisions()
    },
    /** Returns the page as the next process serves it if the mirror cannot be read. */
    afterRestart: async () => {
      const { data, isFallback } = await landingRead(down, 'care-homes', reopen()).make()
      expect(isFallback).toBe(true)
      return JSON.stringify(data)
    },
  }
}

const unavailable = { code: 'unavailable' }

it('saved landing pages include the last published page after a restart if the mirror cannot be read', async () => {
  const { change, stop, afterRestart, errors } = await open()
  await change(renamed)
  await stop()
  const text = await afterRestart()
  expect(text).toContain('A corrected heading')
  // Saved pages contain no articles, because an article may have been unpublished in the meantime.
  expect(text).not.toContain('Title of shown')
  expect(errors).toEqual([])
})

it('saved landing pages do not include pages that were unpublished, renamed or deleted', async () => {
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

it('saved landing pages are not used if the mirror can be read and has no such page', async () => {
  const { service, saved, stop } = await open()
  await stop()
  await expect(landingRead(service, 'no-such-page', saved).make()).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('a saved landing page is not returned after its unpublish time', async () => {
  const site = await open()
  await site.change({ ...page, unpublishAt: '2026-03-02T09:00:00Z' })
  await site.stop()
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:01Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await expect(site.afterRestart()).rejects.toMatchObject(unavailable)
})

it('saved landing pages are deleted after a crash, because a page may have been unpublished just before the crash', async () => {
  const { saved, directory, afterRestart } = await open()
  await vi.waitFor(async () => expect(await saved.get('care-homes')).toBeDefined())
  await expect(afterRestart()).rejects.toMatchObject(unavailable)
  expect(await readdir(directory)).toEqual(['in-use'])
})

const section = (heading: string) => ({
  _id: 'shared-text',
  _type: 'pageSection',
  title: 'Shared',
  blocks: [{ _type: 'landingText', _key: 'a', label: 'Shared', heading, paragraphs: ['Text.'] }],
})

const sectioned = {
  ...page,
  blocks: [
    ...page.blocks,
    {
      _type: 'landingSection',
      _key: 'b',
      section: { _type: 'reference', _ref: 'shared-text' },
    },
  ],
}

it('a saved landing page is updated when its reusable section has changed', async () => {
  const { change, stop, afterRestart } = await open()
  await change(section('A first heading'), sectioned)
  await change(section('A second heading'))
  await stop()
  expect(await afterRestart()).toContain('A second heading')
})

it('a saved landing page is updated at the start if its reusable section changed while the site was stopped', async () => {
  const site = await open(section('A first heading'), sectioned)
  await site.stop()
  await site.change(section('A second heading'))
  await site.startAgain()
  expect(await site.afterRestart()).toContain('A second heading')
})

it.each([LANDING_TYPE, PAGE_SECTION_TYPE])(
  'saved landing pages are deleted when a document of the type %s is unpublished and the mirror cannot be read',
  async (type) => {
    const { saved, stop } = await open()
    await vi.waitFor(async () => expect(await saved.get('care-homes')).toBeDefined())
    await stop()
    const changes = new EventEmitter<{ public: [{ types: string[]; takenOff: string[] }] }>()
    const away = { readPublic: () => Promise.reject(new Error('The mirror cannot be read')) }
    const saver = saveLandingsOnChange(changes, away, down, saved)
    changes.emit('public', { types: [type], takenOff: [type] })
    expect(await saved.get('care-homes')).toBeUndefined()
    await saver.stop()
  },
)
