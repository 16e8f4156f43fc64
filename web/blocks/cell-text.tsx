import type { ReactNode } from 'react'
import { parseInline, type Inline } from '#web/lib/inline-markdown.ts'
import { TextLink } from './text-link.tsx'

function piece(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code key={index}>{inline.text}</code>
    case 'strong':
      return <strong key={index}>{inline.content.map(piece)}</strong>
    case 'em':
      return <em key={index}>{inline.content.map(piece)}</em>
    case 'link':
      return (
        <TextLink key={index} href={inline.href}>
          {inline.content.map(piece)}
        </TextLink>
      )
  }
}

/** A table cell's text with its inline Markdown. */
export function CellText({ source }: { readonly source: string }) {
  return parseInline(source).map(piece)
}
