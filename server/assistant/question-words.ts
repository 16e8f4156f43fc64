import { maskText } from '#shared/mask-text.ts'

/** Characters of a question that are kept at most. */
const LONGEST = 200

/** Words of the site that a question must have to be kept. */
const LEAST_KNOWN = 3

/** Stands for words that are left out. */
const LEFT_OUT = '…'

/** Words, and what the mask has put in the place of addresses, identifiers and numbers. */
const PIECES = /\[\w+\]|#|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** Gives which of the words, in lower case, the site itself uses. */
type Known = (words: readonly string[]) => Promise<ReadonlySet<string>>

const isWord = (piece: string) => /^\p{L}/u.test(piece)

/**
 * A question as it may be kept: in lower case, with the words that the site itself uses; whatever else it has becomes
 * "…", numbers and addresses always. Nothing, where fewer than three words are left.
 */
export async function keepKnownWords(question: string, known: Known): Promise<string | undefined> {
  const masked = maskText(question, LONGEST).toLowerCase().replaceAll('’', "'")
  const pieces = masked.match(PIECES) ?? []
  const ofSite = await known([...new Set(pieces.filter(isWord))])
  const kept = pieces.map((piece) => (isWord(piece) && ofSite.has(piece) ? piece : LEFT_OUT))
  if (kept.filter((piece) => piece !== LEFT_OUT).length < LEAST_KNOWN) return undefined
  return kept.filter((piece, at) => piece !== LEFT_OUT || kept[at - 1] !== LEFT_OUT).join(' ')
}
