import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { page as glossary } from '#shared/pages/company/glossary.ts'
import { paths } from '#shared/paths/paths.ts'
import { serviceIn } from './checks.ts'
import type { Intent } from './intent.ts'

const ARTICLE = /^(?:a|an|the|your)\s+/u

/** Term whose meaning a question asks for; undefined for other questions. */
function askedTerm(text: string): string | undefined {
  const { term, last } =
    /^(?:please )?(?:what(?:'s| is| are| does)|define|explain|meaning of|definition of)\s+(?<term>.+?)(?:\s+(?:mean|stand for|means))?[?.!\s]*$|^(?<last>.+?) (?:meaning|definition)[?.!]*$/u.exec(
      text,
    )?.groups ?? {}
  return (term ?? last)?.replace(ARTICLE, '').trim()
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

const SUMMARY =
  /^(?:so )?(?:what(?:'s| is| do you)? (?:included|covered|contained|include|cover) (?:in|by|with)|tell me (?:more )?about|do you (?:guys )?(?:do|offer|provide|have|run|perform|carry out|check|screen|verify|vet)|can you (?:do|run|perform|check|help with)|i need|i want|we need|looking for|describe|what(?:'s| is| are))\b/u

/** Words of a question that asks for more than a summary. */
const MORE =
  /\b(?:how|why|when|where|who|if|cost|price|law|legal|long|difference|between|limits?|sample|example|rate|criteria|record(?:ed)? in|for (?!a\b|an\b)|in (?!one\b)|and|or|without|after|before|count|counts|need for|wrong|mean)\b/u

/** Maximum number of words of a question that asks for a summary. */
const SHORT = 9

/** General questions about a term or a service. */
export const topicIntents: readonly Intent[] = [
  {
    id: 'definition',
    asks: [
      /^(?:please )?(?:what(?:'s| is| are| does)|define|explain|meaning of|definition of)\b|\b(?:meaning|definition)[?.!]*$/u,
    ],
    answer: ({ text }) => {
      const asked = askedTerm(text)
      if (asked === undefined) return undefined
      const term = glossary.terms.find(({ term: name, short, forms = [] }) =>
        [name, short ?? '', ...forms].some(
          (one) => one !== '' && [plain(one), `${plain(one)}s`].includes(asked),
        ),
      )
      if (term === undefined) return undefined
      const name = term.short === undefined ? term.term : `${term.term} (${term.short})`
      return {
        statements: [
          {
            text: `${name}: ${term.text}`,
            source: { title: `${glossary.heading}: ${name}`, url: paths.term(term.id) },
          },
        ],
      }
    },
  },
  {
    id: 'service',
    asks: [SUMMARY],
    answer: async ({ text, facts }) => {
      const slug = serviceIn(text)
      const rest = text.replace(SUMMARY, '')
      if (slug === undefined || MORE.test(rest) || text.split(' ').length > SHORT) return undefined
      const page = await facts.pages.service(slug)
      return {
        statements: [
          {
            text: `${serviceTitle(slug)}: ${page.lede}`,
            source: { title: serviceTitle(slug), url: paths.service(slug) },
          },
        ],
      }
    },
  },
]
