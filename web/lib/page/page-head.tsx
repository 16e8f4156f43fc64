import { useEffect, useRef } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { useApp } from './app-context.tsx'
import { fullTitle } from '#shared/text/full-title.ts'
import type { Head } from './head.ts'

/** A page that is only loading has a head of its own in less than this, milliseconds. */
const settled = 1_000

/** Lets the site's records speak for a page that says nothing of itself; gives what calls it off. */
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

/** Sets title, description, canonical and social tags of the page it stands in. Renders nothing. */
export function PageHead(head: Head) {
  const { collectHead, origin } = useApp()
  const applied = useRef<string>(undefined)
  collectHead?.(head)
  useEffect(() => {
    const text = JSON.stringify(head)
    const isServers = applied.current === undefined && !isHydrated()
    if (applied.current === text) return
    applied.current = text
    // The server has written the first page's head already.
    if (isServers) return
    // The title is read out when the page changes; the rest is for machines and can wait for its code.
    document.title = fullTitle(head.title)
    import('./head.ts').then(
      ({ applyHead, headTags }) => {
        if (applied.current === text) applyHead(headTags(head, origin))
      },
      // The title stands; the rest is for machines, which read what the server writes.
      () => undefined,
    )
  })
  // The code may come when the page is gone: its head would lie over that of the page that followed.
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
