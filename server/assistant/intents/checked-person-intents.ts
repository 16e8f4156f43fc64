import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { listed } from '#shared/text/listed.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { Intent } from './intent.ts'
import { answered, places } from './places.ts'
import { FOR_CANDIDATES, lower, policySays, says } from './says.ts'

const { product } = site

/** Questions of candidates about the check itself: its reason, its limits and the decision. */
export const checkedPersonIntents: readonly Intent[] = [
  {
    id: 'hiring-decision',
    asks: [
      {
        all: [
          /\b(?:do you|did you|does certavia|who|are you the one)\b/u,
          /\b(?:decid\w+|decision|reject|recommend)\b/u,
          /\b(?:job|me|hire|hiring|candidates?|my application|i get)\b/u,
        ],
        none: /\b(?:your jobs?|work for you|software|your (?:own )?staff|which checks?|what checks?)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('candidates')
      const text = answered(questions.items, /decide whether/iu)
      return text === undefined
        ? undefined
        : { statements: [says(text, places.candidateQuestions)], quickReplies: FOR_CANDIDATES }
    },
  },
  {
    id: 'why-checked',
    asks: [
      /\bwhy (?:am i|was i|were we|are you|is my employer|does (?:my|the|an) employer|do i have to be|do i need to be|do they|should i be)\b.*\b(?:check\w*|screen\w*|vett?\w*|investigat\w+)\b/u,
      /\bcheck(?:ed|ing)? me\b.*\bwhy\b|\bwhy\b.*\bcheck(?:ed|ing)? me\b/u,
      /\bwho (?:asked|ordered|requested|paid for)\b.*\b(?:check|report|screening|me)\b/u,
    ],
    answer: async ({ facts }) => {
      const { points } = (await facts.pages.company('candidates')).reasons
      return {
        statements: [
          says(
            `An employer has asked ${product} to check details that you gave. Usual reasons: ${listed(points.map(({ title }) => lower(title)))}.`,
            places.candidateReasons,
          ),
          says(points[1]?.text ?? '', places.candidateReasons),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'automated-decisions',
    asks: [
      {
        all: [
          /\b(?:ai|software|algorithms?|automat\w+|computers?|machines?|robots?)\b/u,
          /\b(?:decid\w+|decisions?|reject\w*|screen (?:out|me)|judge|rank me|scor(?:e|ed) me)\b/u,
          /\b(?:you|me|candidates?|i)\b/u,
        ],
        none: /\b(?:resume ranking|cv ranking|ai act|build|model)\b/u,
      },
    ],
    answer: async ({ facts }) => ({
      statements: [
        ...policySays('rights', 'no automated decisions'),
        says(
          answered((await facts.pages.company('candidates')).questions.items, /decide whether/iu) ??
            '',
          places.candidateQuestions,
        ),
      ],
      quickReplies: FOR_CANDIDATES,
    }),
  },
  {
    id: 'present-employer',
    asks: [
      {
        all: [
          /\b(?:(?:current|present) (?:employers?|boss|manager|company|job|work)|(?:my|his|her|their) (?:boss|manager)|(?:still|currently|now) (?:works?|working|employed) (?:for|at|by|with)|where i (?:now |currently )?work(?: now)?)\b/u,
          /\b(?:contact\w*|call\w*|ring|phone|ask\w*|know\w*|find out|finds out|tell|told|notif\w+|learn|write|email|reach|inform\w*|speak|talk|approach)\b/u,
        ],
        none: /\b(?:ordered|asked for|report|reject\w*|wrong|why|policy|decide\w*|i (?:must|should) (?:tell|ask))\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.service('employment-verification')
      const own = answered(questions.items, /present employer find out/iu)
      return own === undefined
        ? undefined
        : {
            statements: [
              says(`On your present employer: ${own}`, {
                title: serviceTitle('employment-verification'),
                url: paths.service('employment-verification'),
              }),
            ],
            quickReplies: FOR_CANDIDATES,
          }
    },
  },
  {
    id: 'authorisation',
    asks: [
      /\b(?:do|must|need|should) i (?:\w+ )?(?:have to |need to )?(?:agree|consent|sign|accept)\b/u,
      /\bcan i (?:refuse|say no|decline|object)\b|\bwhat (?:happens )?if i (?:refuse|say no|decline|don't (?:agree|consent|sign))\b/u,
      /\bwithout my (?:consent|permission|knowledge|agreement)\b/u,
    ],
    answer: async ({ facts }) => {
      const [told, signed] = (await facts.pages.company('candidates')).steps.steps
      return told === undefined || signed === undefined
        ? undefined
        : {
            statements: [says(`${told.text} ${signed.text}`, places.candidateSteps)],
            quickReplies: FOR_CANDIDATES,
          }
    },
  },
  {
    id: 'old-convictions',
    asks: [
      {
        all: [
          /\b(?:old|spent|past|previous|expunged|sealed|juvenile) (?:criminal )?(?:convictions?|records?|offen[cs]es?|caution)\b/u,
          /\b(?:show|appear|report|see|include|come up|check|my)\b/u,
        ],
        none: /\b(?:law|apply|application|your (?:job|jobs|openings))\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('candidates')
      const text = answered(questions.items, /old or spent conviction/iu)
      return text === undefined
        ? undefined
        : {
            statements: [
              says(`An old or spent conviction: ${lower(text)}`, places.candidateQuestions),
            ],
          }
    },
  },
]
