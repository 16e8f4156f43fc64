import { describe, expect, it, vi } from 'vitest'
import { blog, put, slug } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { jpegOf } from '#server/testing/pictures.test-support.ts'

const databases = useDatabases()

type Site = Awaited<ReturnType<typeof openTestEditing>>

/** Returns the log messages that contain the title of a post, oldest first. */
const about = ({ logged }: Site, title: string) =>
  logged.map(({ message }) => message).filter((message) => message.includes(`“${title}”`))

const expectLogged = async (site: Site, title: string, sentence: string) =>
  vi.waitFor(() => expect(about(site, title)).toContain(sentence), PATIENT)

describe.each(engines)('log entries about articles (%s)', (engine) => {
  describe.each(['embedded', 'elsewhere'] as const)('with a lake that is %s', (where) => {
    const open = async () => openTestEditing(await databases.open(engine, allMigrations), where)

    it('log entries name the user and the article if an article is published, unpublished or moved over REST', async () => {
      const site = await open()
      await put(site.dataset, blog('a', { status: 'draft' }))
      await vi.waitUntil(
        async () => (await site.call('GET', '/api/blogs/a/')).status === 200,
        PATIENT,
      )
      await site.call('PUT', '/api/blogs/a/', { json: { status: 'published' } })
      await expectLogged(site, 'Title of a', 'Ada published the blog “Title of a”')
      const moved = await site.call('POST', '/api/blogs/a/address/', {
        json: { slug: 'another' },
        as: 'eve',
      })
      expect(moved.status).toBe(200)
      await expectLogged(
        site,
        'Title of a',
        'Eve changed the address of the blog “Title of a” from slug-a to another',
      )
      await site.call('PUT', '/api/blogs/a/', { json: { status: 'archived' } })
      await expectLogged(site, 'Title of a', 'Ada unpublished the blog “Title of a”')
      // The listener of the lake also reports writes of this site. They must not be logged a second time.
      expect(new Set(about(site, 'Title of a')).size).toBe(about(site, 'Title of a').length)
    })

    it('log entries name the user if an article is changed in the Studio', async () => {
      const site = await open()
      await site.dataset.mutate([{ createOrReplace: blog('s', { title: 'From the Studio' }) }], {
        author: 'eve',
      })
      await expectLogged(site, 'From the Studio', 'Eve published the blog “From the Studio”')
      await site.dataset.mutate([{ patch: { id: 's', set: { slug: slug('elsewhere') } } }], {
        author: 'eve',
      })
      await expectLogged(
        site,
        'From the Studio',
        'Eve changed the address of the blog “From the Studio” from slug-s to elsewhere',
      )
      await site.dataset.mutate([{ delete: { id: 's' } }], { author: 'eve' })
      await expectLogged(
        site,
        'From the Studio',
        'Eve moved the blog “From the Studio” to the trash',
      )
      expect(about(site, 'From the Studio').join()).not.toContain('unpublished')
    })
  })

  it('log entries contain a reference to the object, so that the log page can link to it', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(site.dataset, blog('a', { title: 'How to read a register' }))
    await vi.waitFor(
      () =>
        expect(site.logged).toContainEqual(
          expect.objectContaining({
            message: 'Someone in the Studio published the blog “How to read a register”',
            data: {
              object: { kind: 'blog', id: 'a', name: 'How to read a register' },
              by: 'test',
            },
          }),
        ),
      PATIENT,
    )
  })

  it('log entries name the schedule as the author of scheduled changes', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(site.dataset, blog('a', { unpublishAt: '2026-04-01T10:00:00Z' }))
    await site.scheduler.run()
    await expectLogged(site, 'Title of a', 'The schedule unpublished the blog “Title of a”')
  })

  it('log entries are combined into one with the number of articles if many are imported at once', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(site.dataset, ...Array.from({ length: 30 }, (_, n) => blog(`n${n}`)))
    await vi.waitFor(
      () =>
        expect(site.logged.map(({ message }) => message)).toContain(
          'Someone in the Studio published 30 articles',
        ),
      PATIENT,
    )
    expect(about(site, 'Title of n3')).toEqual([])
  })

  it('log entries are written when an article is moved to the trash, restored and permanently deleted', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    await put(site.dataset, blog('a'))
    await vi.waitUntil(
      async () => (await site.call('GET', '/api/blogs/a/')).status === 200,
      PATIENT,
    )
    await site.call('DELETE', '/api/blogs/a/')
    await expectLogged(site, 'Title of a', 'Ada moved the blog “Title of a” to the trash')
    await site.call('POST', '/api/trash/a/restore/', { as: 'eve' })
    await expectLogged(site, 'Title of a', 'Eve restored the blog “Title of a” from the trash')
    await site.call('DELETE', '/api/blogs/a/')
    await site.call('DELETE', '/api/trash/a/')
    await expectLogged(site, 'Title of a', 'Ada deleted the blog “Title of a” for good')
  })

  it('log entries are also written when a redirect or an image is added or changed, or a redirect is removed', async () => {
    const site = await openTestEditing(await databases.open(engine, allMigrations), 'embedded')
    const made = await site.call('POST', '/api/redirects/', {
      json: { from: '/old', to: '/about', permanent: true },
    })
    const { id, revision } = made.body.data
    await site.call('PUT', `/api/redirects/${id}/`, {
      json: { from: '/old', to: '/contact', permanent: true, revision },
      as: 'eve',
    })
    await site.call('DELETE', `/api/redirects/${id}/`)
    const uploaded = await site.call('POST', '/api/images/upload/?name=office.jpg', {
      bytes: await jpegOf(90, 60),
      headers: { 'content-type': 'image/jpeg' },
    })
    expect(uploaded.status).toBe(201)
    await site.call('PATCH', `/api/images/${uploaded.body.data.id}/`, {
      json: { alt_text: 'The office from the street' },
      as: 'eve',
    })
    const sentences = site.logged.map(({ message }) => message)
    expect(sentences.filter((text) => /redirect|image/.test(text))).toEqual([
      'Ada added the redirect from /old to /about',
      'Eve changed the redirect from /old to /contact',
      'Ada removed the redirect from /old to /contact',
      'Ada added the image “office.jpg”',
      'Eve changed the image “office.jpg”',
    ])
  })
})
