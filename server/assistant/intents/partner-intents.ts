import type { PartnershipKind } from '#shared/pages/catalogue/page-copy.ts'
import { page as partners } from '#shared/pages/company/partners.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Intent, IntentReply, Statement } from './intent.ts'
import { lower, says } from './says.ts'

const KINDS = { title: 'Careers and partners: Partnerships', url: `${paths.partners}#partnership` }
const PROPOSAL = { title: 'Careers and partners: Apply', url: `${paths.partners}#proposal` }

/** Words of visitors for each kind of partnership, the more specific kinds first. */
const WORDS: readonly (readonly [words: RegExp, type: PartnershipKind['type']])[] = [
  [/\b(?:models?|ai|licensed data|data ?sets?|research groups?)\b/u, 'AI & Data Intelligence'],
  [
    /\b(?:software|integrators?|cloud|identity provider|platform|saas|developers?)\b/u,
    'Business Technological Solutions',
  ],
  [
    /\b(?:registr\w+|universit\w+|court|county|records?|screening|researchers?|hr platform)\b/u,
    'Background Screening',
  ],
]

/** Kind of partnership that a text names, or undefined. */
const kindIn = (text: string): PartnershipKind | undefined => {
  const type = WORDS.find(([words]) => words.test(text))?.[1]
  return partners.kinds.items.find((kind) => kind.type === type)
}

const shareOf = ({ type, brings, receives }: PartnershipKind): Statement =>
  says(`In a ${type} partnership you bring: ${lower(brings)}. You get: ${lower(receives)}.`, KINDS)

const everyShare: IntentReply = {
  statements: [
    says(
      `What you get depends on the kind of partnership. ${partners.kinds.items
        .map(({ type, receives }) => `${type}: ${lower(receives)}`)
        .join('; ')}.`,
      KINDS,
    ),
  ],
}

/** Questions of companies that want to work with the company. */
export const partnerIntents: readonly Intent[] = [
  {
    id: 'partnership',
    asks: [
      /\b(?:become|becoming|be) (?:a |your |one of your )?partners?\b|\bpartner (?:up )?with you\b|\bpartnerships?\b/u,
      {
        all: [
          /\b(?:work|cooperate|collaborate)(?: together)? with you\b/u,
          /\b(?:we|our|my)\b.*\b(?:firm|company|business|agency|start-?up|registry|university)\b/u,
        ],
        none: /\b(?:check|screen|hire|order|job|cv)\b/u,
      },
    ],
    followUp: (text) =>
      /^(?:and |so |then )*what (?:do|would|will|can|could) (?:we|i) (?:get|receive|earn|gain)\b/u.test(
        text,
      )
        ? everyShare
        : undefined,
    answer: ({ text }) => {
      const kind = kindIn(text)
      return {
        statements: [
          says(partners.kinds.intro ?? '', KINDS),
          ...(kind === undefined ? [] : [shareOf(kind)]),
          says(`To propose a partnership: ${lower(partners.proposal.intro ?? '')}`, PROPOSAL),
        ],
      }
    },
  },
]
