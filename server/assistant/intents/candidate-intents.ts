import type { CaseKind } from '#shared/company/case-law.ts'
import type { CompanyPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { listed } from '#shared/text/listed.ts'
import { site } from '#shared/company/site.ts'
import { disputeFollowUp } from './dispute-follow-ups.ts'
import { FOR_CANDIDATES, lower, says, sentenceWith } from './says.ts'
import type { Intent } from './intent.ts'
import { regionIn } from './regions.ts'
import { answered, places } from './places.ts'

const { contactEmail } = site

type CandidatesPage = CompanyPageOf<'candidates'>

/** Phrase for an answer: the title of the form for a kind of case, in quotation marks, on the page “Help for candidates”. */
const formOf = ({ actions }: CandidatesPage, kind: CaseKind) =>
  `“${actions.find((action) => action.kind === kind)?.title ?? ''}” on the page Help for candidates`

const REPORT = /\b(?:reports?|checks?|screening|results?|file|findings?|background)\b/u

/** Row of the table of rights for the region that a text names, or undefined. */
const rightsIn = ({ rights }: CandidatesPage, text: string) => {
  const region = regionIn(text)
  return rights.table.rows.find(([where = '']) => where === region)
}

/** Sentence that names the authorities for complaints: the authority of the region that the visitor names, otherwise all of them. */
function complaintTo(page: CandidatesPage, text: string): string {
  const own = rightsIn(page, text)
  const rows = own === undefined ? page.rights.table.rows : [own]
  const authorities = rows.map((row) => `${row.at(-1) ?? ''} (${row[0] ?? ''})`)
  return own === undefined
    ? `You can complain to us and to the authority: ${listed(authorities)}.`
    : `You can also complain to the authority of the ${own[0] ?? ''}: ${own.at(-1) ?? ''}.`
}

/** Sentence about the acknowledgement of complaints from the United Kingdom. Empty if the visitor names another region. */
const acknowledgement = ({ rights }: CandidatesPage, text: string) =>
  [undefined, 'United Kingdom'].includes(regionIn(text))
    ? sentenceWith(rights.intro ?? '', 'acknowledge')
    : ''

/** Requests of candidates, the people who were or will be checked, about their own reports. */
export const candidateIntents: readonly Intent[] = [
  {
    id: 'dispute',
    coversFollowUp: true,
    followUp: disputeFollowUp,
    asks: [
      /^(?:but )?(?:it|that|this)(?:'s| is) (?:wrong|incorrect|false|not (?:true|correct|me))\b/u,
      {
        all: [
          /\b(?:wrong|incorrect|mistakes?|errors?|inaccura\w+|false|untrue|not true|not me|isn't me|not mine|isn't mine|someone else|with my name|another person|other person|mix(?:ed)? up|disput\w+|challeng\w+|contest|appeal|correct (?:it|my|the|a|an)|rectif\w+|fix|outdated|disagree)\b/u,
          /\b(?:report|check|screening|results?|records?|background|finding|line|reject\w*|turned down|lost (?:the|a|my) job|data|information|conviction|entry)\b/u,
        ],
        none: /\b(?:model|ai|software|algorithms?|automat\w+|error rates?|false (?:positives?|match\w*)|migration|degree mill|how (?:often|accurate)|your mistakes|liab\w+|website|page|same name)\b/u,
      },
      {
        all: [
          /\b(?:reject\w*|turned (?:me )?down|refused|fired|dismissed|lost (?:the|a|my) (?:job|offer)|withdr[ae]wn?|didn't get (?:the|a) job)\b/u,
          /\b(?:report|check|screening|background|you|your)\b/u,
        ],
        none: /\b(?:candidates? (?:is|was|are)|can (?:i|we) reject|if we reject|ai|software|algorithms?|automat\w+|authorisation)\b/u,
      },
    ],
    answer: async ({ text, facts: { pages } }) => {
      const candidates = await pages.company('candidates')
      if (
        /\b(?:candidates? (?:disputes?|says?|challenges?|disagrees?|thinks?))\b|\bwhen a candidate\b/u.test(
          text,
        )
      ) {
        const { questions } = await pages.company('trust')
        const own = answered(questions.items, /disputes a result/u)
        if (own !== undefined) {
          return {
            statements: [
              says(`When a candidate disputes a result: ${lower(own)}`, places.trustQuestions),
            ],
          }
        }
      }
      return {
        statements: [
          says(
            `You can dispute your report free of charge with the form ${formOf(candidates, 'correction')}: tell us which line is wrong and what it should say. You can also email ${contactEmail}. We then ask the source again.`,
            places.dispute,
          ),
          ...candidates.dispute.paragraphs
            .filter((paragraph) => typeof paragraph === 'string')
            .map((paragraph) => says(paragraph, places.dispute)),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'see-report',
    coversFollowUp: true,
    asks: [
      {
        all: [
          /\b(?:see|get|view|access|obtain|receive|copy|download|request|read|have|send me|find)\b/u,
          /\b(?:my|about me|on me)\b/u,
          REPORT,
        ],
        none: /\b(?:how long|when will|cost|price|how far|status|sample|employees?|team|order|sister|company|colleague|who|decide)\b/u,
      },
      {
        all: [
          /\b(?:can|could|may|do|will|am|must) i (?:\w+ )?(?:see|read|get|have|receive|view|allowed to (?:see|read))\b.{0,12}\b(?:the|that|this) (?:report|results?|file|findings)\b/u,
        ],
        none: /\b(?:sample|example|specimen|order|invoice|ordered|buy|how (?:long|soon)|when)\b/u,
      },
      /\b(?:what (?:data |information )?(?:do|did) you (?:have|hold|know|store|keep|find|found|find out|found out|collect)(?: \w+)? (?:about|on) me)\b(?!.*\b(?:site|website|browser|cookies?)\b)/u,
      /\bwhat (?:you |was |has been |have you )?(?:found|know|hold|have|find)(?: out)? (?:about|on) me\b/u,
      /\b(?:subject access|access request|\bd?sar\b|file disclosure|copy of my (?:data|file|report))\b/u,
    ],
    answer: async ({ facts }) => {
      const candidates = await facts.pages.company('candidates')
      return {
        statements: [
          says(
            `To see your report, use the form ${formOf(candidates, 'report')}, and tell us the employer’s name and the month of the check. You can also email ${contactEmail}. Please leave identity documents out.`,
            places.ownReport,
          ),
          ...candidates.report.paragraphs
            .filter((paragraph) => typeof paragraph === 'string')
            .map((paragraph) => says(paragraph, places.ownReport)),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'status',
    asks: [
      {
        all: [
          /\b(?:status|how far|progress|still (?:pending|waiting|running)|taking so long|why (?:is|does) (?:it|my)|track|is (?:it|my check|my report) (?:done|ready|finished|complete)|stuck|delayed)\b/u,
          /\b(?:my|it)\b/u,
          /\b(?:check|report|screening|background|it|verification)\b/u,
        ],
        none: /\b(?:integration|visa)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('candidates')
      const text = answered(questions.items, /how far/iu)
      return text === undefined
        ? undefined
        : {
            statements: [
              says(
                `To find out how far your check has got: ${lower(text)}`,
                places.candidateQuestions,
              ),
            ],
            quickReplies: FOR_CANDIDATES,
          }
    },
  },
  {
    id: 'complaint',
    asks: [
      /\b(?:complain\w*|ombudsman|grievance|file a complaint|report you to)\b/u,
      /\b(?:which|what|who is the|who's the) (?:regulator|authority|supervisory authority)\b/u,
      /\bwho (?:\w+ )?(?:controls?|regulates?|supervises?|oversees?|audits?|polices?|checks?|watches|monitors?) (?:on |over )?(?:you(?! (?:report|check|order|file)\w*)|certavia|your company|your work)\b/u,
    ],
    answer: async ({ text, facts }) => {
      const candidates = await facts.pages.company('candidates')
      return {
        statements: [
          says(
            `To complain to us, use the form ${formOf(candidates, 'complaint')}, or write to ${contactEmail}.`,
            places.rights,
          ),
          says(acknowledgement(candidates, text), places.candidateRights),
          says(complaintTo(candidates, text), places.candidateRights),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
]
