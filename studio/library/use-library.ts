import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClient } from 'sanity'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { createRefetchScheduler } from '#shared/async/refetch-scheduler.ts'
import { readLibrary, type LibraryQuestion } from './library-calls.ts'

const API_VERSION = '2025-02-19'
const KEY = ['library'] as const

/**
 * Delay between a change and the next reading of the list, in milliseconds. The list is read from the mirror, which contains the change by
 * then.
 */
const COPIED_WITHIN = 250
/** Interval at which the list is read again, in milliseconds, in case a change was not reported. */
const ANEW_AFTER = 30_000

const PICTURES = `*[_type in ["${LIBRARY_IMAGE_TYPE}", "sanity.imageAsset"]]`

/** Reads a page of pictures. Reads it again when other users add, describe or delete pictures. */
export function useLibrary(question: LibraryQuestion) {
  const client = useClient({ apiVersion: API_VERSION })
  const queries = useQueryClient()
  const isOwnAct = useRef(true)
  const { q, source, page } = question
  useEffect(() => {
    isOwnAct.current = true
  }, [q, source, page])
  useEffect(() => {
    const scheduler = createRefetchScheduler(queries)
    const noteLater = () => setTimeout(() => scheduler.note([KEY]), COPIED_WITHIN)
    const listening = client
      .listen(PICTURES, {}, { includeResult: false })
      // An error ends the stream for good. The list is still read again every 30 seconds.
      .subscribe({ next: noteLater, error: () => undefined })
    return () => {
      scheduler.cancel()
      listening.unsubscribe()
    }
  }, [client, queries])
  return useQuery({
    queryKey: [...KEY, question],
    queryFn: async ({ signal }) => {
      const background = !isOwnAct.current
      isOwnAct.current = false
      return readLibrary(question, { signal, background })
    },
    placeholderData: keepPreviousData,
    refetchInterval: ANEW_AFTER,
    retry: false,
  })
}
