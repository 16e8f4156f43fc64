import type { QueryClient } from '@tanstack/react-query'
import type { Origin } from './content-fallback.ts'

/** Where the content of a rendered page came from: `saved` as soon as any of it did, or could not be had at all. */
export function contentOrigin(queryClient: QueryClient): Origin {
  const queries = queryClient.getQueryCache().getAll()
  const fromCms = queries.every(({ state: { data } }) => {
    const answer: unknown = data
    return (
      typeof answer === 'object' && answer !== null && 'origin' in answer && answer.origin === 'cms'
    )
  })
  return fromCms ? 'cms' : 'saved'
}
