import type { WarningPart } from '#shared/text/proxy-warning-text.ts'

/** Sentence in which the names of settings and addresses are `code` elements. */
export function WarningParts({ parts }: { readonly parts: readonly WarningPart[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <code key={`${index} ${part.code}`}>{part.code}</code>,
  )
}
