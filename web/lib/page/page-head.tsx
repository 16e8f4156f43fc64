import { useEffect, useRef } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from './app-context.tsx'
import { useFrame } from '../frame/frame-context.tsx'
import { fullTitle } from '#shared/text/full-title.ts'
import type { Head } from './head.ts'

/**
 * Delay in milliseconds before a missing description is filled in. By then, a page that at first shows its loading state has its final
 * head.
 */
const settled = 1_000

/** Gives a page without a description the Open Graph record of its address, after a delay. Returns a function that cancels this. */
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

/** Sets title, description, canonical and social tags of the page that renders this component. Renders nothing. */
export function PageHead(head: Head) {
  const { collectHead, origin } = useApp()
  const settings = useFrame()?.settings
  const applied = useRef<string>(undefined)
  collectHead?.(head)
  useEffect(() => {
    const text = JSON.stringify(head)
    const isServers = applied.current === undefined && !isHydrated()
    if (applied.current === text) return
    applied.current = text
    // The server has already written the head of the first page, so the browser does not write it again.
    if (isServers) return
    // Screen readers announce the title on navigation, so it is set at once. The other tags are for crawlers and are added when their code
    // is loaded.
    document.title = fullTitle(head.title)
    import('./head.ts').then(
      ({ applyHead, headTags }) => {
        if (applied.current === text) applyHead(headTags(head, origin, settings))
      },
      // If the import fails, only the title is set. That is sufficient, because crawlers read the other tags in the HTML of the server.
      () => undefined,
    )
  })
  // Cancels pending changes when the user leaves the page. Otherwise a tag module that loads late would replace the head of the next page.
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
