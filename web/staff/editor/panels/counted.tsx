interface CountedProps {
  readonly text: string
  readonly limit: number
}

/** Number of characters of a text, compared to the number that is visible in search results. */
export function Counted({ text, limit }: CountedProps) {
  const { length } = text.trim()
  return (
    <p className="edit-count" data-over={length > limit || undefined}>
      {length} of {limit} characters
      {length > limit && ': the rest may be cut off'}
    </p>
  )
}
