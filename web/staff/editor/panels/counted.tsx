interface CountedProps {
  readonly text: string
  readonly limit: number
}

/** Number of characters of a text, and the number of characters that search results show. */
export function Counted({ text, limit }: CountedProps) {
  const { length } = text.trim()
  return (
    <p className="edit-count" data-over={length > limit || undefined}>
      {length} of {limit} characters
      {length > limit && ': the rest may be cut off'}
    </p>
  )
}
