import { page as candidates } from '#shared/pages/company/candidates.ts'
import type { IntentReply } from './intent.ts'
import { places } from './places.ts'
import { FOR_CANDIDATES, says } from './says.ts'

/** Paragraph of the section about disputes that contains a text. */
const paragraphWith = (words: string): string =>
  candidates.dispute.paragraphs
    .filter((paragraph) => typeof paragraph === 'string')
    .find((paragraph) => paragraph.includes(words)) ?? ''

/** Sentence of a text that contains some words. */
const sentenceWith = (text: string, words: string): string =>
  text.split(/(?<=\.) /u).find((sentence) => sentence.includes(words)) ?? ''

const formName = `“${candidates.actions.find(({ kind }) => kind === 'correction')?.title ?? ''}”`

const outcome = paragraphWith('still disagree')

/** Questions that continue a dispute, each with the statement that answers it. */
const followUps: readonly (readonly [asks: RegExp, text: string])[] = [
  [
    /\b(?:disagree|(?:still|again) (?:wrong|say|says|the same)|confirm\w*|says? (?:it's|it is|they are|they're)? ?(?:right|correct|the same)|stands? by|insists?|don't agree|do not agree|not happy|refuse\w*)\b/u,
    `${outcome} You can also complain to us or to the authority.`,
  ],
  [
    /\b(?:employer|boss|company|they)\b.*\b(?:told|know|hear|informed|get|see|notified)\b|\b(?:tell|inform|notify)\b.*\b(?:employer|boss|company|them)\b/u,
    sentenceWith(outcome, 'we send the employer'),
  ],
  [
    /\bhow\b.{0,12}\b(?:i|we)\b.{0,8}\b(?:fix|correct|change|solve|repair|report|dispute|do) (?:it|that|this)\b|^(?:and |so |ok )*what (?:do|can|should|must) i do\b/u,
    `Use the form ${formName} on the page Help for candidates. ${paragraphWith('within 30 days')}`,
  ],
  [
    /\b(?:how long|how soon|how fast|how quickly|how many (?:days|weeks)|when|deadline|by which date)\b/u,
    paragraphWith('within 30 days'),
  ],
  [
    /\b(?:cost\w*|free|pay|charge\w*|fees?|how much|money|price)\b/u,
    'Correcting an error is free of charge for you.',
  ],
  [
    /^(?:and |so |ok |but )*(?:what|then what|and then)\b.{0,20}\b(?:then|next|after|afterwards|happens?|now)\b|^(?:and )?then\b/u,
    `We ask the source again. ${outcome}`,
  ],
]

/** Maximum number of words of a question that continues a dispute. */
const MOST = 18

/** Words of another subject. */
const OTHER = /\b(?:check|screening|package|dbs|degree|kyc|keep|stored?|delete|job|interview)\b/u

/** Answer to a question that continues a dispute, such as "how long does that take?" Undefined for other questions. */
export function disputeFollowUp(text: string): IntentReply | undefined {
  if (text.split(' ').length > MOST || OTHER.test(text)) return undefined
  const found = followUps.find(([asks]) => asks.test(text))?.[1]
  return found === undefined
    ? undefined
    : { statements: [says(found, places.dispute)], quickReplies: FOR_CANDIDATES }
}
