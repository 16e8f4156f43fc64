import { expect, it } from 'vitest'
import { createRedirectBook } from './redirect-book.ts'

it('the redirect book follows at most ten redirects in a row', async () => {
  const looked: string[] = []
  const book = createRedirectBook({
    redirectsFrom: async (path) => {
      looked.push(path)
      const step = Number(path.slice('/old-'.length))
      return [
        {
          _id: path,
          _type: 'redirect',
          _rev: '1',
          _createdAt: '',
          _updatedAt: '',
          from: path,
          to: `/old-${step + 1}`,
        },
      ]
    },
    hasPage: async (path) => path === '/old-11',
  })
  expect(await book.follow('/old-1')).toEqual({
    id: '/old-1',
    to: '/old-11',
    permanent: true,
    from: '/old-1',
  })
  expect(looked).toHaveLength(10)
  looked.length = 0
  expect(await book.follow('/old-0')).toBeUndefined()
  expect(looked).toHaveLength(10)
})
