/** Words that begin a question. */
const ASKS =
  "(?:how|what|what's|when|where|who|which|why|whose|can|could|do|does|did|is|are|will|would|should|may|must)"

/** Between two questions in one message. */
const BETWEEN = new RegExp(
  `\\?\\s*(?:and|or|also|plus|then)?[\\s,]*(?=${ASKS}\\b)|[,;]?\\s+(?:and|&|plus|also|as well as)\\s+(?:also\\s+)?(?=${ASKS}\\b)`,
  'iu',
)

/** Two things that are asked of one: "price and turnaround of a check". */
const OF_ONE =
  /^(?<lead>(?:what(?:'s| is| are)?|tell me|i need)?\s*(?:the|your)?\s*)(?<first>[\p{L}-]+) (?:and|&) (?<second>[\p{L}-]+) (?<of>(?:of|for) .+)$/iu

/** Words of a message that is taken for several questions at most: a longer one tells of a case. */
const LONGEST = 24

/** Questions that one message is taken for at most. */
const MOST = 3

/** The questions in a message, in their order; the message itself where it is one. White space becomes single spaces. */
export function questionParts(text: string): readonly string[] {
  // A long run of it would take the patterns quadratic time.
  const message = text.replaceAll(/\s+/gu, ' ').trim()
  const parts = message
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const isShort = message.split(' ').length <= LONGEST
  if (parts.length > 1) return parts.length > MOST || !isShort ? [message] : parts
  const { lead = '', first, second, of } = OF_ONE.exec(message)?.groups ?? {}
  if (first === undefined || second === undefined || of === undefined) return [message]
  return [`${lead}${first} ${of}`, `${lead}${second} ${of}`]
}
