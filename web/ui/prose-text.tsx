import type { Prose } from '#shared/pages/company/shapes.ts'

/** A paragraph's text with the links that stand in it. */
export function ProseText({ text }: { readonly text: Prose }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={index} className="prose-link" href={piece.href}>
        {piece.label}
      </a>
    ),
  )
}
