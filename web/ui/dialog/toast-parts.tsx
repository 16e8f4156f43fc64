/** Part of a text: plain, emphasised, or a link that opens in a new tab. */
export type TextPart = string | { readonly text: string; readonly href?: string }

/** Text with links. */
export function ToastParts({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    if (part.href === undefined) {
      return (
        <strong key={index} dir="auto">
          {part.text}
        </strong>
      )
    }
    return (
      <a key={index} href={part.href} target="_blank" rel="noreferrer" dir="auto">
        {part.text}
        <span className="sr-only"> (new tab)</span>
      </a>
    )
  })
}
