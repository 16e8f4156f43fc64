import { industryHeads } from '#shared/pages/catalogue/industry-sections.ts'
import { industryTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { audienceIn } from './audiences.ts'
import type { Intent, IntentReply, PageTexts } from './intent.ts'
import { places } from './places.ts'
import { rowSentences } from '../row-sentence.ts'
import { FOR_CANDIDATES, lower, says } from './says.ts'

/** Minimum length of a word that identifies a role, characters. */
const TELLING = 4

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= TELLING)
    .map((word) => word.replace(/s$/u, ''))

/** Checks by role for the industry that a text names: the row of the named role, or all rows if the text names no role. */
async function checksByRole(text: string, pages: PageTexts): Promise<IntentReply | undefined> {
  const slug = audienceIn(text)
  if (slug === undefined) return undefined
  const page = await pages.industry(slug)
  const { roles } = page
  const asked = new Set(wordsOf(text))
  const { columns, rows } = roles.table
  const shared = (name: string) => wordsOf(name).filter((word) => asked.has(word)).length
  const most = Math.max(...rows.map(([name = '']) => shared(name)))
  const named = rows.filter(([name = '']) => most > 0 && shared(name) === most)
  const shown = named.length === 0 ? rows : named
  const source = {
    title: `${industryTitle(slug)}: ${roles.heading}`,
    url: `${paths.industry(slug)}#${toAnchor(industryHeads(page).roles.label)}`,
  }
  const list = shown
    .map(([name = '', ...cells]) =>
      rowSentences(
        name,
        cells.map((value, at) => ({ column: columns[at + 1] ?? '', value })),
      ),
    )
    .join(' ')
  return {
    statements: [
      says(`For ${lower(industryTitle(slug))} we suggest checks by role.`, source),
      {
        text: list,
        source,
        table: { caption: roles.heading, columns: columns.slice(1), rows: shown },
      },
      says(
        'Tell us the roles and countries, and we reply with the checks, times and prices.',
        places.contact,
      ),
    ],
    quickReplies: ['Get a Quote', 'Schedule Consultation'],
  }
}

/** Words of questions that have their own intents or pages, such as questions about prices, times and jobs. */
const OTHER =
  /\b(?:price|costs?|how (?:long|often|much|many|fast|do|can|does)|when|why|integrat\w+|api|jobs?|apply|your (?:team|company|staff)|certavia)\b/u

/** Questions of visitors who name their business or their situation instead of a check. */
export const audienceIntents: readonly Intent[] = [
  {
    id: 'checks-by-role',
    asks: [
      {
        all: [
          /\b(?:which|what) (?:kinds? of |sorts? of |background |screening )*(?:checks?|screening|vetting)\b|\b(?:which|what) (?:of (?:your|the) )?checks\b|\bwhat (?:do|should|must|can|would) (?:we|i|you) (?:have to |need to |recommend to |suggest to )?(?:check|screen|vet|verify|recommend|suggest)\b/u,
        ],
        none: /\b(?:cost|price|expensive|cheap\w*|slow\w*|fast\w*|country|countries|on me|about me|my (?:new )?(?:employer|boss)|against me)\b/u,
      },
      {
        all: [
          /^(?:(?:hi|hello|good \w+)[,.! ]+)?(?:we|i)(?:'re|'ve| are| have| run| operate| own| manage| need| want| hire| employ| recruit|'m| am)\b/u,
          /\b(?:hir\w+|recruit\w*|employ\w*|onboard\w*|open(?:ing)?|run|operate|screen\w*|vet\w*|check\w*)\b/u,
        ],
        none: /\?|\bchecked by\b|\bapplied\b|\bmy (?:job|report|employer|boss)\b/u,
      },
    ],
    answer: ({ text, facts }) => (OTHER.test(text) ? undefined : checksByRole(text, facts.pages)),
  },
  {
    id: 'will-be-checked',
    asks: [
      {
        all: [
          /\b(?:my|the|a|an) (?:new |future |next |potential )?(?:employer|boss|company|agency|firm|landlord|job)\b/u,
          /\b(?:says?|said|told me|tells me|wants?|informed me|requires?|asks?|will|ordered)\b.*\b(?:you|certavia|checked|screened|background check|vetted)\b/u,
        ],
        none: /\?|\b(?:wrong|mistake|error|reject\w*|refus\w*|see|copy|delete|because|not mine|conviction|why|how|what|which|when|where|who|can|could|do|does|should|must)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { lede, steps } = await facts.pages.company('candidates')
      return {
        statements: [
          says(lede, places.candidates),
          ...steps.steps
            .map(({ title, text }) => says(`${title}: ${lower(text)}`, places.candidateSteps))
            .slice(0, 3),
          says(`You can ask ${site.product} about each step.`, places.candidateSteps),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
]
