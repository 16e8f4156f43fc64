import { useRef, useState } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { blogCalls, caseStudyCalls } from '#web/lib/staff/article-calls.ts'
import type { Progress } from '#web/lib/staff/bulk-work.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastError } from '#web/lib/toasts.ts'
import { toValues, type Place } from './place.ts'
import { toRow, type Row } from './rows.ts'

/** Every article that a place's filters let through, on whatever page it stands. */
export interface AllMatching {
  /** How far the gathering is; undefined while nothing is gathered. */
  readonly progress: Progress | undefined
  readonly stop: () => void
  /** Undefined when it was stopped, or when the list could not be read to its end. */
  readonly gather: () => Promise<readonly Row[] | undefined>
}

/** Gathers articles a page at a time. By title: nobody's work in the meantime moves them from one page to another. */
export function useAllMatching(type: ArticleType, place: Place): AllMatching {
  const { api } = useStaff()
  const [progress, setProgress] = useState<Progress>()
  const stopped = useRef(false)
  const read = async (page: number) => {
    const values = { ...toValues(type, place), page, limit: REST_LIMIT.max, sort: 'title' }
    return type === 'blog' ? blogCalls(api).list(values) : caseStudyCalls(api).list(values)
  }
  const gather = async () => {
    stopped.current = false
    const found = new Map<string, Row>()
    try {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { results, count, total_pages: all } = await read(page)
        if (stopped.current) return undefined
        for (const item of results) found.set(item.id, toRow(item))
        pages = all
        setProgress({ done: found.size, all: count })
      }
      return [...found.values()]
    } catch (error) {
      toastError(error, 'Try again. The list could not be read to its end')
      return undefined
    } finally {
      setProgress(undefined)
    }
  }
  const stop = () => {
    stopped.current = true
  }
  return { progress, stop, gather }
}
