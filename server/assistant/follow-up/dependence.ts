import { countryIn } from '../intents/countries.ts'
import { COMMON_NOUNS, COMMON_VERBS, FIXED_WORDS } from './common-words.ts'

/**
 * Dependence of a question on the previous one. `none`: the question names its subject. `partial`: the question has a noun, but refers
 * back. `fragment`: a phrase without a verb replaces a part of the previous question. `full`: the question has no noun, or only nouns that
 * fit every subject of the site, such as "report". Its subject is that of the previous question.
 */
export type Dependence = 'none' | 'partial' | 'fragment' | 'full'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Nouns that name no subject. */
const EMPTY = set(
  'answer answers person people man woman men women thing things stuff way ways time times date dates day days week weeks month months year years hour hours minute minutes night ' +
    'nights weekend price prices cost costs money fee fees charge charges amount number numbers end part parts case cases kind kinds sort type types question questions reason reasons ' +
    'example examples step steps problem problems difference side detail details place places somebody guy guys bit lot rest long beginning middle turn idea point points word words ' +
    'way trouble matter situation purpose moment second deadline yes no please thanks ok okay hello',
)

/** Nouns for people, which "they" and "he" can stand for. */
const PEOPLE = set(
  'person people man men woman women guy guys somebody someone anybody anyone nobody everyone everybody',
)

/** Nouns that fit every subject of the site, such as "report". */
const SHARED = set(
  'report reports check checks candidate candidates applicant applicants employer employers company companies firm firms business boss bosses source sources file files result results ' +
    'copy copies client clients team staff worker workers employee employees organisation organization law laws rule rules regulation limit limits',
)

/** Nouns among the words of `FIXED_WORDS`. Most of them are abbreviations that name a subject. */
const FIXED_NOUNS = set(
  'ceo cfo coo cto faq pdf api app vat gdpr dbs pcc kyc aml sso ai ml nlp iso csv xml uk usa eu feedback news research software hardware data salaries media police kids children',
)

/** Words that precede a noun. After one of them, a word that can also be a verb is a noun. */
const BEFORE_NOUN = set(
  'a an the my your our his her their its this these any some no of for in about with by from on which what such each every another other own more',
)

const POINTING = set(
  'it its that this these those they them their theirs he him his she her hers there one ones then else otherwise',
)

const OPENING = /^(?:and|but|so|or|then|also|what about|how about|what if|why not)\b/u

/** Phrases with a pronoun that does not refer to the previous question, such as "there is" or "this site". */
const IDLE =
  /\b(?:is|are|was|were|will) there\b|\bone of\b|\bthere(?:'s| is| are)\b|\bthis (?:site|website|page|chat|company|form)\b/gu

/** Words that are nouns elsewhere, but verbs at the start of a request. */
const REQUESTS = set('name list show tell give explain describe')

const REPLACES = /^(?:and|or|also|what about|how about)\b/u

/** Maximum number of words of a fragment, and of a question that depends on the previous one. */
const MOST = { fragment: 6, dependent: 12 } as const

const HELPING = set(
  'is are was were be been do does did can could will would shall should may might must have has had am isn aren don doesn didn won cannot',
)

/** True if a text in lower case has a pronoun or another word that refers to the previous question. */
export const pointsBack = (text: string): boolean =>
  OPENING.test(text) || (text.match(/\p{L}+/gu) ?? []).some((word) => POINTING.has(word))

/** Pronouns that can stand for a person or thing named before them in the same question. */
const PRONOUNS = set('it its they them their theirs he him his she her hers')

/**
 * True if a text in lower case refers to the previous question and not only to a noun of its own, as "they" does in "can you monitor people
 * after they are hired".
 */
export function pointsOutside(text: string): boolean {
  if (OPENING.test(text)) return true
  const words = text.match(/\p{L}+/gu) ?? []
  const first = words.findIndex((word) => POINTING.has(word))
  if (first === -1) return false
  const isOther = words.some((word) => POINTING.has(word) && !PRONOUNS.has(word))
  const isNoun = isNounOf(words)
  return (
    isOther ||
    !words.some(
      (word, at) =>
        at < first && at > 0 && (PEOPLE.has(word) || SHARED.has(word) || isNoun(word, at)),
    )
  )
}

/** True if a text in lower case has a noun that fits every subject of the site, such as "report". */
export const namesShared = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => SHARED.has(word))

/** Message that consists of question words, such as "for how long?" */
const BARE =
  /^(?:(?:and|so|but|or|ok|okay) )*(?:(?:for|since|until|by|to|from|at) )?(?:how (?:long|fast|quickly|quick|soon|often|much|many)|when|where|whom?|which one)(?: exactly| roughly| then| again)?[?.! ]*$/u

/** True if a message in lower case has only question words. Its subject is that of the previous question. */
export const isBareQuestion = (text: string): boolean => BARE.test(text)

const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(IDLE, ' ').match(/[\p{L}\p{N}]+/gu) ?? []

/** Creates a predicate for the words of a text. It takes a word and its position, and is true if the word is a noun that names a thing. */
const isNounOf = (words: readonly string[]) => (word: string, at: number) => {
  if (at === 0 && REQUESTS.has(word)) return false
  if (/^\p{N}+$/u.test(word) || EMPTY.has(word)) return false
  if (FIXED_WORDS.has(word)) return FIXED_NOUNS.has(word)
  if (COMMON_VERBS.has(word)) return COMMON_NOUNS.has(word) && BEFORE_NOUN.has(words[at - 1] ?? '')
  return word.length > 1
}

/** True if a text in lower case has no noun that identifies a subject: it has at most one noun, a common one such as "application". */
export function isVague(text: string): boolean {
  const words = wordsOf(text)
  const nouns = words.filter(isNounOf(words))
  return nouns.length <= 1 && nouns.every((word) => COMMON_NOUNS.has(word))
}

/** Dependence of a question in lower case on the previous question of its conversation. */
export function dependenceOf(text: string): Dependence {
  const words = wordsOf(text)
  if (words.length > MOST.dependent) return 'none'
  const isNoun = isNounOf(words)
  const nouns = words.filter(isNoun)
  // A question with an indefinite article, such as "a report", introduces its own report and does not refer to the previous one.
  const isNew = /\b(?:an?|any|one) (?:[\p{L}-]+ ){0,3}(?:report|check|file|result|copy of)\b/u.test(
    text,
  )
  const own = nouns.filter((word) => isNew || !SHARED.has(word))
  const hasVerb = words.some(
    (word, at) => HELPING.has(word) || (COMMON_VERBS.has(word) && !isNoun(word, at)),
  )
  const isPhrase = nouns.length > 0 || countryIn(text) !== undefined
  if (isPhrase && REPLACES.test(text) && !hasVerb && words.length <= MOST.fragment) {
    return 'fragment'
  }
  if (own.length === 0) return 'full'
  return pointsBack(words.join(' ')) || OPENING.test(text) ? 'partial' : 'none'
}

/** Words that do not name the thing that a question asks about. */
const FUNCTION_WORDS = set(
  'a about after all also am an and any are as at be been before being but by can could did do does doing done down each else even ever every for from get gets getting give gives ' +
    'go goes going got had has have having he her here him his how i if in into is isn it its just know many may me mean means might more most much must my need needs now of off on or other ' +
    'our out over please shall she should so some such take takes than that the their them then there these they this those through to too under up us very want wants was we were what when ' +
    'where which while who whom whose why will with would you your yours happen happens s t re ll ve d don doesn didn won',
)

/** True if a question in lower case contains a word other than a function word. */
export const hasContent = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !FUNCTION_WORDS.has(word))

/** True if a message in lower case asks for the reason or for more of the previous answer. */
export const asksForMore = (text: string): boolean =>
  /^(?:and |but |so |ok |okay |yes |please )*(?:why(?: not| is that| so| that)?|how come|how so|tell me more|more(?: details?| info(?:rmation)?)?(?: please)?|go on|explain(?: that| it)?|can you explain(?: that| it)?|what do you mean(?: by that)?|what does that mean|for example|such as|in what way|(?:can i|where can i|i want to) read more)[?.! ]*$/u.test(
    text,
  )
