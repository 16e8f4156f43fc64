import type { WarningPart } from '#shared/text/proxy-warning-text.ts'

/** A sentence in which settings and addresses are code. */
export function WarningParts({ parts }: { readonly parts: readonly WarningPart[] }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <code key={`${index} ${part.code}`}>{part.code}</code>,
  )
}
