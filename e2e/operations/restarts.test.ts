import { expect, test } from 'vitest'
import { freePort, startSite, temporaryDirectory } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { paths } from '#shared/paths/paths.ts'

const post = (title: string) => ({
  createOrReplace: {
    _id: 'kept-post',
    _type: 'blog',
    title,
    slug: { _type: 'slug', current: 'kept-post' },
    status: 'published',
    publishedAt: '2026-01-05T00:00:00Z',
  },
})

const HIT = 'cache;desc=hit'
const MISS = 'cache;desc=miss, cms'

test('the page cache survives a restart, and contains no page that is older than its content', async () => {
  await using directory = await temporaryDirectory()
  // Pages contain the address of the request, so the site uses the same port after each restart.
  const port = await freePort()
  const start = () => startSite({ port, directory: directory.path, environment: { SEED: 'none' } })
  const look = async (site: { readonly url: string }, path: string) => {
    const answer = await fetch(site.url + path)
    const title = /<title[^>]*>([^|<]*) \|/.exec(await answer.text())?.[1]
    return { timing: answer.headers.get('server-timing'), title }
  }
  const path = paths.blog('kept-post')

  const first = await start()
  await (await signInAsStaff(first.url)).mutate([post('As it was first')])
  expect(await look(first, path)).toEqual({ timing: MISS, title: 'As it was first' })
  expect((await look(first, paths.services)).timing).toBe(MISS)
  await first.signal('SIGTERM')

  const second = await start()
  expect(await look(second, path)).toEqual({ timing: HIT, title: 'As it was first' })
  expect((await look(second, paths.services)).timing).toBe(HIT)
  await (await signInAsStaff(second.url)).mutate([post('As it is now')])
  // The cache on disk is now older than the content, because a killed process does not write its cache.
  await second.signal('SIGKILL')

  const third = await start()
  expect(await look(third, path)).toEqual({ timing: MISS, title: 'As it is now' })
  await third.signal('SIGTERM')
})
