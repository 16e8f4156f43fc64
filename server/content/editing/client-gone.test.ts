import { describe, expect, it } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

describe.each(engines)('the REST API (%s)', (engine) => {
  it.each(['/api/blogs/', '/api/case-studies/', '/api/overview/'])(
    'the REST API aborts the read %s before its next step once the client has disconnected',
    async (path) => {
      const { api, dataset, logged } = await openTestEditing(
        await databases.open(engine, allMigrations),
        'embedded',
      )
      await put(dataset, blog('a'))
      const leaving = new AbortController()
      const request = new Request(`http://localhost${path}`, {
        headers: { authorization: 'Bearer ada' },
        signal: leaving.signal,
      })
      const answer = api.fetch(request, { address: '192.0.2.1' })
      // By now the handler is running and waits for the mirror.
      await Promise.resolve()
      await Promise.resolve()
      leaving.abort()
      expect((await answer).status).toBe(499)
      expect(logged.filter(({ level }) => level === 'error')).toEqual([])
    },
  )
})
