import { maskText } from '#shared/text/mask-text.ts'
import { COMMON_WORDS } from './follow-up/common-words.ts'
import { NAMES, WORDS_AND_NAMES } from './person-names.ts'

/** Maximum length of a stored question, characters. */
const LONGEST = 200

/** Minimum number of words of a stored question. */
const LEAST_KNOWN = 3

/** Placeholder for words that are left out. */
const LEFT_OUT = '…'

/** Matches words and the placeholders of `maskText` for addresses, identifiers and numbers. */
const PIECES = /\[\w+\]|#|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** Returns the words, in lower case, that the site itself uses. */
type Known = (words: readonly string[]) => Promise<ReadonlySet<string>>

/** Endings of contractions and possessives, such as the "s" of "it's". */
const ENDINGS: ReadonlySet<string> = new Set([
  's',
  't',
  're',
  've',
  'll',
  'd',
  'm',
  'don',
  'isn',
  'aren',
])
const NEGATED = /^(?:is|are|was|were|do|does|did|have|has|had|ca|wo|could|would|should|must|need)n$/

const MONTHS: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'.split(
    ' ',
  ),
)
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** Titles that precede a person's name. */
const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'mx',
  'dr',
  'prof',
  'professor',
  'sir',
  'madam',
])
const NAMED = /\b(?:name is|name's|names are|named|surname|surname is|call me|known as|called)$/

/** Words that are also names, but are too frequent in questions to be removed when an unknown word is adjacent. */
const AUXILIARIES: ReadonlySet<string> = new Set(['will', 'may'])

interface Piece {
  /** Word in lower case. */
  readonly text: string
  readonly isWord: boolean
  /** True if the word starts with a capital letter within a sentence. */
  readonly isCapital: boolean
  readonly isAcronym: boolean
}

const isAcronym = (text: string) => /^\p{Lu}{2,5}s?$/u.test(text)

function piecesOf(masked: string): readonly Piece[] {
  // In a question without lower-case letters, capitals carry no information.
  const hasCase = /\p{Ll}/u.test(masked)
  return [...masked.matchAll(PIECES)].map((match, at): Piece => {
    const [text] = match
    const isStart = at === 0 || /[.?!:]\s*$/u.test(masked.slice(0, match.index))
    return {
      text: text.toLowerCase(),
      isWord: /^\p{L}/u.test(text),
      isCapital:
        hasCase && !isStart && /^\p{Lu}/u.test(text) && text !== 'I' && !text.startsWith("I'"),
      isAcronym: hasCase && isAcronym(text),
    }
  })
}

/** True for a common English word. All parts of a compound or contraction must be common. */
function isCommon(text: string): boolean {
  if (COMMON_WORDS.has(text) || AUXILIARIES.has(text)) return true
  const parts = text.split(/[-']/)
  if (parts.length === 1) return false
  return parts.every(
    (part, at) => COMMON_WORDS.has(part) || (at > 0 && ENDINGS.has(part)) || NEGATED.test(part),
  )
}

/** True if a word may be stored, unless adjacent words show that it is part of a name. */
function isKept(
  { text, isWord, isCapital, isAcronym: isShort }: Piece,
  ofSite: ReadonlySet<string>,
) {
  if (!isWord || NAMES.has(text) || NAMES.has(text.replace(/'s$/, ''))) return false
  if (ofSite.has(text)) return true
  // A capitalised word within a sentence may be a name, so it must be a word of the site, an acronym or a weekday.
  return isCommon(text) && (!isCapital || isShort || DAYS.test(text))
}

/** Positions of words that are probably names, because they follow a title, such as "Mrs", or "my name is". */
function announcedNames(pieces: readonly Piece[]): ReadonlySet<number> {
  const names = new Set<number>()
  for (const [at] of pieces.entries()) {
    const before = pieces
      .slice(Math.max(0, at - 2), at)
      .map(({ text }) => text)
      .join(' ')
    const isAfterTitle = TITLES.has(pieces[at - 1]?.text ?? '')
    const isAfterCue = NAMED.test(before)
    const isWithin = names.has(at - 1) && names.size < 4
    const isPlain = COMMON_WORDS.has(pieces[at]?.text ?? '') && pieces[at]?.isCapital !== true
    if (isAfterTitle || ((isAfterCue || isWithin) && !isPlain)) names.add(at)
  }
  return names
}

/** Marks words and months as removed if an adjacent word shows that they are part of a name or a date. Repeats until nothing changes. */
function leaveOutNeighbours(pieces: readonly Piece[], kept: boolean[]): void {
  const isName = (at: number) => {
    const piece = pieces[at]
    return piece !== undefined && piece.isWord && kept[at] === false
  }
  const isNumber = (at: number) => pieces[at]?.text === '#'
  const isOther = (at: number) => {
    const text = pieces[at]?.text ?? ''
    return WORDS_AND_NAMES.has(text) && !AUXILIARIES.has(text)
  }
  const isPart = ({ text, isCapital }: Piece, at: number) => {
    const sides = [at - 1, at + 1]
    if (MONTHS.has(text) && sides.some(isNumber)) return true
    if (isCapital && sides.some((side) => isName(side) && pieces[side]?.isCapital === true))
      return true
    if (!WORDS_AND_NAMES.has(text)) return false
    if (isCapital) return true
    return !AUXILIARIES.has(text) && sides.some((side) => isName(side) || isOther(side))
  }
  let isChanged = true
  while (isChanged) {
    isChanged = false
    for (const [at, piece] of pieces.entries()) {
      if (kept[at] !== true || !isPart(piece, at)) continue
      kept[at] = false
      isChanged = true
    }
  }
}

/**
 * Question in the form that may be stored: in lower case, with words of the site and common English words. All other words, such as names,
 * numbers and addresses, become "…". Undefined if fewer than three words are left.
 */
export async function keepKnownWords(question: string, known: Known): Promise<string | undefined> {
  const pieces = piecesOf(maskText(question, LONGEST).replaceAll('’', "'"))
  const ofSite = await known([
    ...new Set(pieces.filter(({ isWord }) => isWord).map(({ text }) => text)),
  ])
  const announced = announcedNames(pieces)
  const kept = pieces.map((piece, at) => isKept(piece, ofSite) && !announced.has(at))
  leaveOutNeighbours(pieces, kept)
  if (kept.filter(Boolean).length < LEAST_KNOWN) return undefined
  return pieces
    .map(({ text }, at) => (kept[at] === true ? text : LEFT_OUT))
    .filter((text, at, all) => text !== LEFT_OUT || all[at - 1] !== LEFT_OUT)
    .join(' ')
}
