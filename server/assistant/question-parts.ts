/** Words that begin a question. */
const ASKS =
  "(?:how|what|what's|when|where|who|which|why|whose|can|could|do|does|did|is|are|will|would|should|may|must)"

/** Separators between two questions in one message. */
const BETWEEN = new RegExp(
  `\\?\\s*(?:and|or|also|plus|then)?[\\s,]*(?=${ASKS}\\b)|[,;]?\\s+(?:and|&|plus|also|as well as)\\s+(?:also\\s+)?(?=${ASKS}\\b)`,
  'iu',
)

/** Pattern of two aspects of one subject, such as "price and turnaround of a check". Such a message is not split. */
const OF_ONE =
  /^(?<lead>(?:what(?:'s| is| are)?|tell me|i need)?\s*(?:the|your)?\s*)(?<first>[\p{L}-]+) (?:and|&) (?<second>[\p{L}-]+) (?<of>(?:of|for) .+)$/iu

/** Maximum number of words of a message that is split. A longer message describes a case. */
const LONGEST = 24

/** Maximum number of questions in one message. */
const MOST = 3

/** Questions of a message, in their order, or the message itself if it is a single question. Collapses white space. */
export function questionParts(text: string): readonly string[] {
  // The patterns would take quadratic time for a long run of white space.
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

/** Number of words above which a message of several sentences describes a situation. */
const SITUATION = 24

/** A question with the sentences that describe the visitor's situation. */
export interface InSituation {
  readonly question: string
  readonly situation: string
}

/** The question of a message that describes a situation in other sentences, or undefined for other messages. */
export function situated(message: string): InSituation | undefined {
  const text = message.replaceAll(/\s+/gu, ' ').trim()
  if (text.split(' ').length <= SITUATION) return undefined
  const sentences = text.split(/(?<=[.?!]) /u)
  const asks = new RegExp(`^(?:(?:and|but|so|or|then) )?${ASKS}\\b`, 'iu')
  const marked = sentences.findLastIndex((sentence) => sentence.endsWith('?'))
  const at = marked === -1 ? sentences.findLastIndex((one) => asks.test(one)) : marked
  const question = sentences[at]
  if (question === undefined || sentences.length < 2) return undefined
  return { question, situation: sentences.filter((_, place) => place !== at).join(' ') }
}
