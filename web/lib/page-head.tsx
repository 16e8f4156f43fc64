import { useEffect, useRef } from 'react'
import { useApp } from './app-context.tsx'
import { applyHead, headTags, type Head } from './head.ts'

/** Sets title, description, canonical and social tags of the page it stands in. Renders nothing. */
export function PageHead(head: Head) {
  const { collectHead, origin } = useApp()
  const applied = useRef<string>(undefined)
  collectHead?.(head)
  useEffect(() => {
    const tags = headTags(head, origin)
    const text = JSON.stringify(tags)
    // The server has written the first page's head already.
    const first = applied.current === undefined && document.head.querySelector('title[data-head]')
    if (applied.current !== text && !(first && first.textContent === tags[0]?.text)) applyHead(tags)
    applied.current = text
  })
  return null
}
