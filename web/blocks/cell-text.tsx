import { createElement, Fragment, type ReactNode } from 'react'
import { parseInlineMarkdown, type InlinePiece } from '#shared/text/inline-markdown.ts'
import { TextLink } from './text-link.tsx'

const TAGS = { strong: 'strong', em: 'em', code: 'code' } as const

function marked({ text, marks }: InlinePiece): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => createElement(TAGS[mark], null, inner), text)
}

/** Groups adjacent pieces that belong to the same link. So the link is one element even if parts of its text are bold or code. */
function byLink(pieces: readonly InlinePiece[]) {
  const groups: { readonly href: string | undefined; readonly pieces: InlinePiece[] }[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && last.href === piece.href) last.pieces.push(piece)
    else groups.push({ href: piece.href, pieces: [piece] })
  }
  return groups
}

/** Text of a table cell with its inline Markdown. */
export function CellText({ source }: { readonly source: string }) {
  return byLink(parseInlineMarkdown(source)).map(({ href, pieces }, index) => {
    const content = pieces.map((piece, at) => <Fragment key={at}>{marked(piece)}</Fragment>)
    return href === undefined ? (
      <Fragment key={index}>{content}</Fragment>
    ) : (
      <TextLink key={index} href={href}>
        {content}
      </TextLink>
    )
  })
}
