import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { createPart } from '#web/ui/island/part.ts'

/** Loaded when the page is idle, because a navigation must not load code. */
export const refreshing = createPart(
  async () => (await import('#web/lib/queries/refresh-frame.ts')).refreshFrame,
)

const shippedFrame: SiteFrame = {}

/** Frame of the page: that of the server at first, and the published one after each client-side navigation. */
export function useFreshFrame(): SiteFrame {
  const { frame = shippedFrame, source } = useApp()
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const [shown, setShown] = useState(frame)
  const before = useRef({ key, shown })
  useEffect(() => {
    const refresh = async () => {
      const next = await refreshing.current?.({ queryClient, source }, before.current.shown)
      if (next === undefined) return
      before.current.shown = next
      setShown(next)
    }
    if (before.current.key === key) return
    before.current.key = key
    // Without a response, the frame stays as it is.
    refresh().catch(() => undefined)
  }, [key, queryClient, source])
  return shown
}
