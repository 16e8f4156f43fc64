import { openingTexts } from '#shared/pages/company/opening-texts.ts'
import type { Intent } from './intent.ts'
import { places } from './places.ts'
import { sentencesOf } from './says.ts'

/** Words for details of a position, which the openings and the careers page answer. */
const OF_A_POSITION =
  /\b(?:remote\w*|home|hybrid|abroad|salar\w+|pay|paid|wages?|earn|experience|qualifications?|degree|skills?|part[- ]time|full[- ]time|benefits|holidays?|clos(?:e|es|ing)|deadline|interviews?|old conviction|gap|visas?|sponsor\w*|steps|process|bonus)\b/u

/** Questions about working for the company. */
export const careerIntents: readonly Intent[] = [
  {
    id: 'pay',
    asks: [
      {
        all: [
          /\b(?:pay|pays|salar\w+|wages?|earn\w*|compensation|remuneration|bonus(?:es)?|how much money)\b/u,
          /\b(?:jobs?|positions?|roles?|vacanc\w+|openings?|analysts?|engineers?|developers?|editors?|scientists?|interns?|(?:work(?:ing)?|hired) (?:for|at|by) (?:you|certavia)|your (?:staff|employees|people|workers|team))\b/u,
        ],
        none: /\b(?:check\w*|verif\w+|past pay|pay history|who pays|candidates?|reject\w*|report|compensation for|damages?)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { steps } = await facts.pages.company('careers')
      // The pages do not state any pay. This step of the hiring process states when the applicant learns it.
      const offer = steps.items.find(({ text }) => /\bpay\b/u.test(text))?.text
      return offer === undefined
        ? undefined
        : {
            isAbsent: true,
            statements: [{ text: `No page states what we pay. ${offer}`, source: places.careers }],
          }
    },
  },
  {
    id: 'jobs',
    asks: [
      /\b(?:are you|you guys|is certavia) (?:currently )?(?:hiring|recruiting)\b/u,
      /\b(?:job|jobs|vacanc\w+|open positions?|openings?|internships?|careers?|positions? open)\b.*\b(?:you|your|certavia|here|at|with)\b/u,
      /\b(?:you|your|any|have) (?:\w+ ){0,3}(?:vacanc\w+|open positions?|job openings?|openings|internships?|open roles?|jobs)\b/u,
      /\b(?:work (?:for|at) (?:you|certavia|your company)|join (?:you|your team|certavia)|apply (?:for a (?:job|position|role)|to work)|send (?:you )?my (?:cv|resume|application))\b/u,
    ].map((pattern) => ({ all: [pattern], none: OF_A_POSITION })),
    answer: async ({ facts }) => ({
      statements: [
        {
          text: `Our open positions are listed on the careers page. ${sentencesOf((await facts.pages.company('careers')).lede, 0, 1)}`,
          source: places.careers,
        },
        ...(openingTexts.example === undefined
          ? [{ text: 'You apply by email from the opening itself.', source: places.careers }]
          : [{ text: `${openingTexts.example}.`, source: places.careers }]),
      ],
    }),
  },
]
