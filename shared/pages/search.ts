import type { ResultKind } from '#shared/contracts/search-view.ts'
import { serviceTitle } from './catalogue/catalogue-places.ts'
import { services } from './catalogue/catalogue.ts'
import { paths } from '../paths/paths.ts'

/** Names of the kinds of results: in the plural for a list, in the singular for one result. */
export const kindNames: Readonly<
  Record<ResultKind, { readonly many: string; readonly one: string }>
> = {
  service: { many: 'Services', one: 'Service' },
  solution: { many: 'Solutions', one: 'Solution' },
  industry: { many: 'Industries', one: 'Industry' },
  article: { many: 'Articles', one: 'Article' },
  example: { many: 'Worked examples', one: 'Worked example' },
  question: { many: 'Questions', one: 'Question' },
  term: { many: 'Glossary', one: 'Glossary term' },
  page: { many: 'Other pages', one: 'Page' },
}

/** Texts of the search. */
export const searchPage = {
  title: 'Search this site',
  description:
    'Search all services, industries, articles, worked examples, common questions and glossary terms of our background screening site.',
  heading: 'Search this site',
  field: 'Search this site',
  button: 'Search',
  everything: 'Everything',
  kinds: 'Kinds of results',
  tips: {
    title: 'Search tips',
    texts: [
      'Use one or two words, such as “DBS” or “references”.',
      'We search every page, article and question of this site. We don’t search reports.',
    ],
  },
  help: {
    title: 'Not what you need?',
    text: 'Ask Cera in your own words, or send us a question.',
    assistant: 'Ask Cera',
    contact: 'Ask a question',
  },
  often: {
    title: 'Often opened',
    pages: [
      {
        kind: 'service',
        title: serviceTitle('criminal-check'),
        url: paths.service('criminal-check'),
        text: 'Which certificate each role needs, how long it takes and what it leaves out.',
      },
      {
        kind: 'page',
        title: `All ${services.length} services compared`,
        url: paths.services,
        text: 'What each service answers, which source we ask and how long it takes.',
      },
      {
        kind: 'page',
        title: 'Help for candidates',
        url: paths.candidates,
        text: 'See your report, correct an error or complain.',
      },
    ],
  },
  /** Texts about matches among the articles stored on this device, shown if the server can’t be reached. */
  saved: {
    group: 'Saved articles',
    kind: 'Saved on this device',
    note: 'The search can’t be reached. Only articles saved on this device are searched.',
    none: 'No article saved on this device has all of these words.',
  },
  problems: {
    too_long: 'Use at most 200 characters. Your search is longer than that.',
    too_slow: 'Use fewer words. This search takes too long.',
    unavailable: 'Search is not available. Try again, or use the page list in the footer.',
  },
} as const
