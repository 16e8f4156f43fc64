import type { ReactNode } from 'react'
import { safeLink } from '#web/lib/page/href.ts'

/** Link inside a text. An unsafe link is rendered as plain text. A link to another site has a `rel` for search engines. */
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
