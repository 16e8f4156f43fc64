import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createPart } from '#web/ui/island/part.ts'

/** Requests that a page makes only after it is idle. */
export const idleRequests = createPart(() => import('#web/lib/queries/idle-requests.ts'))

/** Frame of the page: that of the server at first, and the published one after each client-side navigation to a public page. */
export function useFreshFrame(queryClient: QueryClient, isPublic: boolean): SiteFrame | undefined {
  const { frame, source } = useApp()
  const { key } = useLocation()
  const [shown, setShown] = useState(frame)
  const latest = useRef(key)
  useEffect(() => {
    // The frame of the first page is current. Its texts would count as fresh for ten seconds, in which a navigation would not request them.
    if (latest.current === key) return
    latest.current = key
    if (isPublic) idleRequests.current?.refreshFrame({ queryClient, source }, setShown)
  }, [key, isPublic, queryClient, source])
  return shown
}
