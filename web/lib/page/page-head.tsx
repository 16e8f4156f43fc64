import { useEffect, useRef } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from './app-context.tsx'
import { fullTitle } from '#shared/text/full-title.ts'
import type { Head } from './head.ts'

/** Delay in milliseconds; a page that is only loading has replaced its head within this time. */
const settled = 1_000

/** Applies the site's Open Graph record to a page without a description. Returns a function that cancels this. */
function describeLater(origin: string): () => void {
  let isOff = false
  const timer = setTimeout(() => {
    const { pathname } = location
    import('./open-graph.ts').then(
      async ({ applyOpenGraph, openGraphOf }) => {
        const record = await openGraphOf(pathname, origin)
        if (!isOff) applyOpenGraph(record)
      },
      () => undefined,
    )
  }, settled)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}

const isHydrated = () => document.documentElement.dataset['hydrated'] !== undefined

/** Sets title, description, canonical and social tags of the page that contains it. Renders nothing. */
export function PageHead(head: Head) {
  const { collectHead, origin } = useApp()
  const applied = useRef<string>(undefined)
  collectHead?.(head)
  useEffect(() => {
    const text = JSON.stringify(head)
    const isServers = applied.current === undefined && !isHydrated()
    if (applied.current === text) return
    applied.current = text
    // The server has already written the head of the first page.
    if (isServers) return
    // Screen readers announce the title on navigation. The other tags are for crawlers and can be added when their code is loaded.
    document.title = fullTitle(head.title)
    import('./head.ts').then(
      ({ applyHead, headTags }) => {
        if (applied.current === text) applyHead(headTags(head, origin))
      },
      // The title is set. The other tags are for crawlers, which read the server's HTML.
      () => undefined,
    )
  })
  // The code may load after the user has left the page, and must not replace the next page's head.
  useEffect(
    () => () => {
      applied.current = undefined
    },
    [],
  )
  const isMute = head.description === undefined
  useEffect(() => {
    const isStaff = location.pathname.startsWith(paths.admin)
    return isMute && !isStaff ? describeLater(origin) : undefined
  }, [isMute, origin])
  return null
}
