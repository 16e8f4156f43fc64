import type { ReactNode } from 'react'

interface MarkedTextProps {
  readonly text: string
  /** Ranges of characters to highlight, in the order of the text: the index of the first character, and the index after the last one. */
  readonly marks: readonly (readonly [number, number])[]
}

/** Text in which the found words are highlighted. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const [from, to] of marks) {
    pieces.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...pieces, text.slice(end)]
}
