interface CountedProps {
  readonly text: string
  readonly limit: number
}

/** How many characters a text has, against how many are shown. */
export function Counted({ text, limit }: CountedProps) {
  const { length } = text.trim()
  return (
    <p className="edit-count" data-over={length > limit || undefined}>
      {length} of {limit} characters
      {length > limit && ': the rest may be cut off'}
    </p>
  )
}
