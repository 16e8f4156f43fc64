import { describe, expect, it } from 'vitest'
import { blog, put, reference, remove, slug } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { ENTRY_TYPES, entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { entryAnswers } from '#shared/contracts/entries.ts'

const databases = useDatabases()

/** A valid document of each type, with a change that a test makes to it. */
const samples: Readonly<Record<EntryType, readonly [object, Readonly<Record<string, string>>]>> = {
  opening: [{ title: 'Analyst', body: 'Read *registers*.' }, { team: 'Screening' }],
  author: [{ name: 'Ada Marsh', role: 'Editor' }, { bio: 'Reads registers.' }],
  category: [{ title: 'Data protection' }, { description: 'About data.' }],
}

const at = (type: EntryType) => `/api/entries/${entryTypes[type].segment}/`

const textOf = (words: string, style = 'normal') => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text: words, marks: [] }],
})

describe.each(engines)('REST for openings, authors and categories (%s)', (engine) => {
  const open = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
    openTestEditing(await databases.open(engine, allMigrations), where)

  it.each(ENTRY_TYPES)(
    'creates, lists, changes, deletes and restores an entry of the type %s',
    async (type) => {
      const { call, dataset, logged } = await open()
      const [input, change] = samples[type]
      const created = await call('POST', at(type), { json: input })
      expect(created.status).toBe(201)
      const { id, revision, title } = entryAnswers[type].parse(created.body).data
      expect(created.headers.get('etag')).toBe(`"${revision}"`)

      const changed = await call('PUT', `${at(type)}${id}/`, { json: { ...change, revision } })
      expect(changed.body.data.values).toMatchObject(change)
      const stale = await call('PUT', `${at(type)}${id}/`, { json: { ...change, revision } })
      expect(stale.status).toBe(409)
      expect(stale.body.error.fields.revision).toBe(changed.body.data.revision)

      const found = await call('GET', `${at(type)}?search=${encodeURIComponent(title.slice(0, 4))}`)
      expect(found.body).toMatchObject({ count: 1, results: [{ id, uses: 0 }] })
      expect((await call('GET', `${at(type)}?search=zzz`)).body.count).toBe(0)

      expect((await call('DELETE', `${at(type)}${id}/`)).body).toEqual({
        success: true,
        data: { id },
      })
      expect(dataset.get(id)).toBeUndefined()
      expect((await call('GET', `${at(type)}${id}/`)).status).toBe(404)
      const restored = await call('POST', `/api/trash/${id}/undo/`)
      expect(restored.body.data).toMatchObject({ id, type, title, as_it_was: true })
      expect((await call('GET', `${at(type)}${id}/`)).body.data.values).toMatchObject(change)
      const { noun } = entryTypes[type]
      expect(logged.map(({ message }) => message)).toEqual(
        expect.arrayContaining([
          `Ada added the ${noun} “${title}”`,
          `Ada changed the ${noun} “${title}”`,
          `Ada moved the ${noun} “${title}” to the trash`,
        ]),
      )
    },
  )

  it('shows an opening to visitors only while it is published', async () => {
    const { call } = await open()
    const publicOnes = async () =>
      (await call('GET', '/api/openings/', { as: null })).body.results.map(
        (opening: { readonly title: string }) => opening.title,
      )
    const { id } = (await call('POST', at('opening'), { json: { title: 'Analyst' } })).body.data
    const one = `${at('opening')}${id}/`
    expect(await publicOnes()).toEqual([])
    const early = await call('PUT', one, { json: { status: 'published' } })
    expect(early.body.error.fields).toEqual({ body: 'Write the text' })
    await call('PUT', one, { json: { status: 'published', body: [textOf('Read registers.')] } })
    expect(await publicOnes()).toEqual(['Analyst'])
    const shown = (await call('GET', one)).body.data
    expect(shown).toMatchObject({ status: 'published', is_live: true, path: '/careers#analyst' })
    await call('PUT', one, { json: { title: 'Senior analyst' } })
    expect(await publicOnes()).toEqual(['Senior analyst'])
    await call('PUT', one, { json: { status: 'archived' } })
    expect(await publicOnes()).toEqual([])
    const { views } = (await call('GET', at('opening'))).body
    expect(views).toEqual({ archived: 1, all: 1 })
  })

  it('refuses to delete a document that articles use, and returns number and links of the articles', async () => {
    const { call, dataset } = await open()
    await put(
      dataset,
      { _id: 'ann', _type: 'author', name: 'Ann' },
      { _id: 'data', _type: 'category', title: 'Data', slug: slug('data') },
      blog('a', { author: reference('ann'), category: reference('data') }),
      { ...blog('b', { author: reference('ann') }), _id: 'drafts.b' },
    )
    const refused = await call('DELETE', `${at('author')}ann/`)
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toBe(
      'Choose another author there first. 2 articles use this author, so it cannot be deleted',
    )
    const links = (await call('GET', `${at('author')}ann/referrers/`)).body.data
    expect(links.map((link: { readonly id: string }) => link.id).toSorted()).toEqual(['a', 'b'])
    expect((await call('DELETE', `${at('category')}data/`)).body.error.message).toContain(
      '1 article uses this category',
    )
    const [ann] = (await call('GET', `${at('author')}?view=used`)).body.results
    expect(ann).toMatchObject({ id: 'ann', uses: 2, is_live: true, path: '/authors/ann' })
    expect(dataset.get('ann')).toBeDefined()
  })

  it.each([
    ['a heading', 'opening', { title: 'A', body: [textOf('Big', 'h2')] }, 'body'],
    ['an empty name', 'author', { name: '' }, 'name'],
    ['a missing title', 'category', {}, 'title'],
    ['an unknown kind of employment', 'opening', { title: 'A', employment: 'odd' }, 'employment'],
    [
      'a closing time in the past',
      'opening',
      { title: 'A', body: 'B', status: 'published', closes_at: '2020-01-01T00:00:00Z' },
      'closes_at',
    ],
    [
      'a link to a missing page',
      'opening',
      { title: 'A', body: '[b](/not-there)', status: 'published' },
      'body',
    ],
    ['a missing picture', 'author', { name: 'A', picture: { asset: null } }, 'picture'],
  ] as const)('rejects %s', async (_name, type, json, field) => {
    const { call } = await open()
    const refused = await call('POST', at(type), { json })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields)).toEqual([field])
  })

  it('rejects an address that is taken, and never changes the address of a category', async () => {
    const { call } = await open()
    const create = async (json: object) => call('POST', at('category'), { json })
    const { id } = (await create({ title: 'Data' })).body.data
    expect((await create({ title: 'Data' })).body.data.values.slug).toBe('data-2')
    const taken = await create({ title: 'Other', slug: 'data' })
    const slug = 'Choose another address. Another category has this one'
    expect([taken.status, taken.body.error.fields]).toEqual([409, { slug }])
    const moved = await call('PUT', `${at('category')}${id}/`, { json: { slug: 'else' } })
    expect(moved.body.error.fields.slug).toMatch(/^Keep the address/)
  })

  it('does not overwrite a draft in the Studio', async () => {
    const { call, dataset } = await open()
    await put(
      dataset,
      { _id: 'ann', _type: 'author', name: 'Ann' },
      { _id: 'drafts.ann', _type: 'author', name: 'Anna' },
    )
    expect((await call('GET', `${at('author')}ann/`)).body.data.has_studio_draft).toBe(true)
    const refused = await call('PUT', `${at('author')}ann/`, { json: { role: 'Editor' } })
    expect(refused.status).toBe(409)
    expect(refused.body.error.fields).toEqual({ studio: 'ann' })
    expect((await call('DELETE', `${at('author')}ann/`)).status).toBe(409)
    expect(dataset.get('drafts.ann')?.['name']).toBe('Anna')
  })

  it('reports no change of public content when a document is read', async () => {
    const { call, dataset, announced } = await open()
    await put(dataset, { _id: 'ann', _type: 'author', name: 'Ann' })
    expect((await call('GET', `${at('author')}ann/`)).status).toBe(200)
    const before = announced.length
    await call('GET', `${at('author')}ann/`)
    expect(announced.slice(before)).toEqual([])
  })

  it('does not overwrite a draft in the Studio when staff keep their change after a conflict', async () => {
    const { call, dataset, lake, outbox } = await open('elsewhere')
    const json = { title: 'Analyst', body: 'Read *registers*.' }
    const { id } = (await call('POST', at('opening'), { json })).body.data
    await lake.stop()
    await call('PUT', `${at('opening')}${id}/`, { json: { title: 'Mine' } })
    await put(
      dataset,
      { ...dataset.get(id), _id: id, _type: 'opening', title: 'Theirs', status: 'published' },
      { _id: `drafts.${id}`, _type: 'opening', title: 'In the Studio' },
    )
    await lake.restart()
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
    const [entry] = (await call('GET', '/api/outbox/')).body.data
    const decide = async () =>
      call('POST', `/api/outbox/${entry.id}/resolve/`, { json: { keep: 'mine' } })
    const refused = await decide()
    expect([refused.status, refused.body.error.fields]).toEqual([409, { studio: id }])
    expect(dataset.get(id)?.['title']).toBe('Theirs')
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 1 })
    await remove(dataset, `drafts.${id}`)
    expect((await decide()).status).toBe(200)
    expect(dataset.get(id)).toMatchObject({ title: 'Mine', status: 'draft' })
  })

  it('restores a document without its references to missing documents', async () => {
    const { call, dataset } = await open()
    const picture = (id: string) => ({ _type: 'picture', alt: 'A', asset: reference(id) })
    const image = { _type: 'sanity.imageAsset', path: 'images/a/b/abc-1x1.png' }
    await put(dataset, { ...image, _id: 'image-abc-1x1-png' })
    await put(
      dataset,
      { _id: 'ann', _type: 'author', name: 'Ann', picture: picture('image-abc-1x1-png') },
      { _id: 'bo', _type: 'author', name: 'Bo', note: { ...reference('gone'), _weak: true } },
    )
    for (const id of ['ann', 'bo']) await call('DELETE', `${at('author')}${id}/`)
    await remove(dataset, 'image-abc-1x1-png')
    const undone = await call('POST', '/api/trash/bo/undo/')
    expect(undone.body.data).toMatchObject({ id: 'bo', as_it_was: true })
    expect(dataset.get('bo')).toHaveProperty('note')
    expect((await call('POST', '/api/trash/ann/undo/')).status).toBe(409)
    const restored = await call('POST', '/api/trash/ann/restore/')
    expect(restored.body.data).toMatchObject({ id: 'ann', as_it_was: false })
    expect(dataset.get('ann')).not.toHaveProperty('picture')
  })

  it.each([
    ['an author', { _type: 'author', name: 'Ann' }, 'forbidden'],
    ['a published opening', { _type: 'opening', title: 'A', status: 'published' }, 'forbidden'],
    ['a draft of an opening', { _type: 'opening', title: 'A', status: 'draft' }, 'written'],
  ] as const)(
    'requires the right to publish only for the restoration of public content: %s',
    async (_, of, outcome) => {
      const { call, dataset, trash } = await open()
      await put(dataset, { ...of, _id: 'a' })
      expect((await call('DELETE', `${at(of._type)}a/`)).status).toBe(200)
      const writer = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' } as const
      const by = { ...writer, limitedTo: ['content.read', 'content.write'] } as const
      const restored = trash.restore('a', by).then(
        ({ end }) => end,
        ({ code }: { readonly code: string }) => code,
      )
      expect(await restored).toBe(outcome)
    },
  )

  it('stores changes in the outbox while the CMS is down', async () => {
    const { call, lake, dataset, outbox } = await open('elsewhere')
    const { id } = (await call('POST', at('author'), { json: { name: 'Ann' } })).body.data
    await lake.stop()
    const changed = await call('PUT', `${at('author')}${id}/`, { json: { role: 'Editor' } })
    expect(changed).toMatchObject({ status: 202, body: { pending: true } })
    const created = await call('POST', at('opening'), { json: { title: 'Analyst' } })
    expect(created.status).toBe(202)
    const [row] = (await call('GET', at('author'))).body.results
    expect(row).toMatchObject({ note: 'Editor', pending: true })
    expect((await call('GET', at('opening'))).body.results).toMatchObject([{ title: 'Analyst' }])
    expect((await call('GET', '/api/outbox/')).body.data).toMatchObject([
      { type: 'author', title: 'Ann', effect: 'goes-out' },
      { type: 'opening', title: 'Analyst', effect: 'none' },
    ])
    await lake.restart()
    await expect.poll(async () => (await outbox.all()).length).toBe(0)
    expect(dataset.get(id)?.['role']).toBe('Editor')
    expect(dataset.get(created.body.data.id)?.['title']).toBe('Analyst')
  })
})
