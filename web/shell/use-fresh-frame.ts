import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { createPart } from '#web/ui/island/part.ts'

/** Code of requests that a page sends only after it has been idle. */
export const idleRequests = createPart(() => import('#web/lib/queries/idle-requests.ts'))

/**
 * Frame (navigation and site settings) of the page. At first it is the frame that the server rendered. After each client-side navigation to
 * a public page it is the published one.
 */
export function useFreshFrame(queryClient: QueryClient, isPublic: boolean): SiteFrame | undefined {
  const { frame, source } = useApp()
  const { key } = useLocation()
  const [shown, setShown] = useState(frame)
  const latest = useRef(key)
  useEffect(() => {
    // The first page already has the current frame. Requesting it again would make its texts count as fresh for ten seconds, so the next
    // navigation would not request them.
    if (latest.current === key) return
    latest.current = key
    if (isPublic) idleRequests.current?.refreshFrame({ queryClient, source }, setShown)
  }, [key, isPublic, queryClient, source])
  return shown
}
