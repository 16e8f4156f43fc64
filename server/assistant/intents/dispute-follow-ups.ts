import type { CompanyPageOf } from '#shared/pages/catalogue/page-copy.ts'
import type { IntentReply, PageTexts } from './intent.ts'
import { places } from './places.ts'
import { FOR_CANDIDATES, proseOf, says, sentenceWith } from './says.ts'

type CandidatesPage = CompanyPageOf<'candidates'>

/**
 * Paragraph of the section about disputes that contains the given words, or an empty string if the published page has no such paragraph.
 */
const paragraphWith = ({ dispute }: CandidatesPage, words: string): string =>
  dispute.paragraphs.map(proseOf).find((paragraph) => paragraph.includes(words)) ?? ''

const formName = ({ actions }: CandidatesPage) =>
  `“${actions.find(({ kind }) => kind === 'correction')?.title ?? ''}”`

const outcome = (page: CandidatesPage) => paragraphWith(page, 'still disagree')

/** Questions that continue a dispute, each with the statement that answers it. */
const followUps: readonly (readonly [asks: RegExp, text: (page: CandidatesPage) => string])[] = [
  [
    /\b(?:disagree|(?:still|again) (?:wrong|say|says|the same)|confirm\w*|says? (?:it's|it is|they are|they're)? ?(?:right|correct|the same)|stands? by|insists?|don't agree|do not agree|not happy|refuse\w*)\b/u,
    (page) => `${outcome(page)} You can also complain to us or to the authority.`.trim(),
  ],
  [
    /\b(?:employer|boss|company|they)\b.*\b(?:told|know|hear|informed|get|see|notified)\b|\b(?:tell|inform|notify)\b.*\b(?:employer|boss|company|them)\b/u,
    (page) => sentenceWith(outcome(page), 'we send the employer'),
  ],
  [
    /\bhow\b.{0,12}\b(?:i|we)\b.{0,8}\b(?:fix|correct|change|solve|repair|report|dispute|do) (?:it|that|this)\b|^(?:and |so |ok )*what (?:do|can|should|must) i do\b/u,
    (page) =>
      `Use the form ${formName(page)} on the page Help for candidates. ${paragraphWith(page, 'within 30 days')}`.trim(),
  ],
  [
    /\b(?:how long|how soon|how fast|how quickly|how many (?:days|weeks)|when|deadline|by which date)\b/u,
    (page) => paragraphWith(page, 'within 30 days'),
  ],
  [
    /\b(?:cost\w*|free|pay|charge\w*|fees?|how much|money|price)\b/u,
    (page) => sentenceWith(paragraphWith(page, 'free of charge'), 'free of charge'),
  ],
  [
    /^(?:and |so |ok |but )*(?:what|then what|and then)\b.{0,20}\b(?:then|next|after|afterwards|happens?|now)\b|^(?:and )?then\b/u,
    (page) => `We ask the source again. ${outcome(page)}`.trim(),
  ],
]

/** Maximum number of words of a question that continues a dispute. */
const MOST = 18

/** Words of a question that is not about the dispute. */
const OTHER = /\b(?:check|screening|package|dbs|degree|kyc|keep|stored?|delete|job|interview)\b/u

/** Answer to a question that continues a dispute, such as "how long does that take?" Undefined for other questions. */
export async function disputeFollowUp(
  text: string,
  pages: PageTexts,
): Promise<IntentReply | undefined> {
  if (text.split(' ').length > MOST || OTHER.test(text)) return undefined
  const stated = followUps.find(([asks]) => asks.test(text))?.[1]
  if (stated === undefined) return undefined
  const said = stated(await pages.company('candidates'))
  return { statements: [says(said, places.dispute)], quickReplies: FOR_CANDIDATES }
}
