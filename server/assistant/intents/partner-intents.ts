import type { PartnershipKind } from '#shared/pages/catalogue/page-copy.ts'
import type { CompanyPageOf } from '#shared/pages/catalogue/page-copy.ts'
import type { Intent, IntentReply, Statement } from './intent.ts'
import { places } from './places.ts'
import { lower, says } from './says.ts'

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
const kindIn = (
  text: string,
  { kinds }: CompanyPageOf<'partners'>,
): PartnershipKind | undefined => {
  const type = WORDS.find(([words]) => words.test(text))?.[1]
  return kinds.items.find((kind) => kind.type === type)
}

const shareOf = ({ type, brings, receives }: PartnershipKind): Statement =>
  says(
    `In a ${type} partnership you bring: ${lower(brings)}. You get: ${lower(receives)}.`,
    places.partnerships,
  )

const everyShare = ({ kinds }: CompanyPageOf<'partners'>): IntentReply => ({
  statements: [
    says(
      `What you get depends on the kind of partnership. ${kinds.items
        .map(({ type, receives }) => `${type}: ${lower(receives)}`)
        .join('; ')}.`,
      places.partnerships,
    ),
  ],
})

/** Questions of other companies about partnerships. */
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
    followUp: async (text, pages) =>
      /^(?:and |so |then )*what (?:do|would|will|can|could) (?:we|i) (?:get|receive|earn|gain)\b/u.test(
        text,
      )
        ? everyShare(await pages.company('partners'))
        : undefined,
    answer: async ({ text, facts }) => {
      const partners = await facts.pages.company('partners')
      const kind = kindIn(text, partners)
      return {
        statements: [
          says(partners.kinds.intro ?? '', places.partnerships),
          ...(kind === undefined ? [] : [shareOf(kind)]),
          says(
            partners.proposal.intro === undefined
              ? ''
              : `To propose a partnership: ${lower(partners.proposal.intro)}`,
            places.proposal,
          ),
        ],
      }
    },
  },
]
