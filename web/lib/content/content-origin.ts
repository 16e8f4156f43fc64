import type { QueryClient } from '@tanstack/react-query'
import type { Origin } from './content-fallback.ts'

/** Origin of the content of a rendered page: `saved` if any content of the page is saved or missing. */
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
