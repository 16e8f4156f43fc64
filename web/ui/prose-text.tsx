import type { Prose } from '#shared/pages/company/shapes.ts'

/** Text of a paragraph, with its links as elements. */
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
