import type { ReactNode } from 'react'
import { safeLink } from '#web/lib/page/href.ts'

/** A link inside a text. What is not safe to follow stays as its words; links off the site say so to search engines. */
export function TextLink({
  href,
  children,
}: {
  readonly href: unknown
  readonly children: ReactNode
}) {
  const link = safeLink(href)
  if (link === undefined) return children
  return (
    <a href={link.href} rel={link.external ? 'noopener external' : undefined}>
      {children}
    </a>
  )
}
