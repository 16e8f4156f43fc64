import { lower } from './says.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { paths } from '#shared/paths/paths.ts'
import { checkKinds, rangesOf, serviceIn, timeText } from './checks.ts'
import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { rangeText } from '#shared/pages/planning.ts'
import type { RangeId } from '#shared/pages/range-names.ts'
import { countryIn } from './countries.ts'
import { coverage } from './coverage-answer.ts'
import type { Intent, IntentReply, PageTexts, Statement } from './intent.ts'
import { answered, places } from './places.ts'
import { price } from './price-answer.ts'

const TIME =
  /\b(?:how (?:long|fast|quick\w*|soon|speedy)|turn ?-?around|timescales?|time ?frames?|time ?lines?|how many (?:days|weeks|hours)|how much time|lead times?|\beta\b|when (?:will|do|can|would) (?:i|we) (?:get|have|receive)|duration|processing time)\b/u

const NOT_OF_CHECKS =
  /\b(?:keep|kept|stor\w+|retain\w*|retention|hold|reply|respond\w*|answer (?:me|us|my)|founded|in business|been around|existed?|established|meeting|interview|hiring process|migrat\w+|model|train\w*|software|build|project|dispute|correct\w*|complain\w*|valid|expire\w*|back do|how far back|residen\w+|lived|convictions? stay|outage|down)\b/u

const NOT_PRICE =
  /\b(?:salar\w+|earns?|wages?|revenue|turnover|profits?|insur\w+|indemnit\w+|fines?|penalt\w+|fixed price|time and materials?|price (?:model|paid)|purchase price|cost of (?:a )?(?:wrong|bad)|error|mistakes?|(?:jobs?|positions?|roles?|engineers?|analysts?|interns?|your (?:staff|people))\b.{0,20}\bpay|pay\b.{0,20}\b(?:jobs?|positions?|roles?|engineers?|analysts?|interns?|your (?:staff|people))|downtime|data (?:do|does|is)|experience|detail|evidence|of (?:a|an|the) (?:model|risk)|too much|how much (?:data|text|notice|time|detail|history|storage))\b/u

const COST =
  /\b(?:pric\w+|costs?|costing|how much (?:is|are|do (?:i|we|they)|do you (?:charge|want|ask|take|cost)|does (?:it|that|this|a|an|one|the|your)|would|will|for|it)|fees?|charg(?:e|es|ing)|(?:a|the|your|my|our|for|get|free|price) quot(?:e|es|ation)s?|quotations?|quote (?:me|us|for)|expensive|cheap\w*|rates?(?! of)|budget|tariffs?|pay for|pays for|discounts?|free of charge|is it free)\b/u

const COUNTED =
  'We count from a complete request; these are planning ranges, and the source sets the pace.'

/**
 * True if `text` contains the range `time`, and not only as the end of a longer range: `10 working days` is the end of `2 to 10 working
 * days`.
 */
const states = (text: string, time: string) =>
  text
    .split(time)
    .slice(0, -1)
    .some((before) => !/(?:\d|\bto )$/u.test(before))

/**
 * Source for the given planning ranges: the turnaround section of a service's page if this section states all ranges, otherwise the table
 * of all checks.
 */
async function timePlace(
  slug: ServiceSlug,
  ids: readonly RangeId[],
  { pages, ranges }: { readonly pages: PageTexts; readonly ranges: RangePages },
): Promise<Statement['source']> {
  const page = await pages.service(slug)
  const stated = JSON.stringify(page.turnaround)
  const isStated = ids.every((id) => states(stated, rangeText(id, ranges)))
  return isStated
    ? {
        title: `${serviceTitle(slug)}: ${page.turnaround.heading}`,
        url: `${paths.service(slug)}#${toAnchor(page.turnaround.label)}`,
      }
    : places.turnaround
}

async function time(text: string, pages: PageTexts): Promise<IntentReply | undefined> {
  const ranges = await pages.ranges()
  const kind = checkKinds.find(({ words }) => words.test(text))
  if (kind !== undefined) {
    const ids = rangesOf(kind, text)
    const source = await timePlace(kind.service, ids, { pages, ranges })
    return { statements: [{ text: `${timeText(kind.name, ids, ranges)} ${COUNTED}`, source }] }
  }
  if (
    !/\b(?:checks?|screening|it|this|that|report|results?|take|turnaround|order|verification)\b/u.test(
      text,
    )
  )
    return undefined
  if (serviceIn(text) !== undefined && serviceIn(text) !== 'background-screening') return undefined
  const some = [
    'criminal-court-online',
    'employment-hr',
    'degree-office',
    'criminal-uk-enhanced',
  ] as const
  return {
    statements: [
      {
        text: `A background check is complete when its slowest source has answered. ${timeText('Each part', some, ranges)} ${COUNTED}`,
        source: places.turnaround,
      },
    ],
  }
}

/** Words for languages of documents and sources, which the service pages answer. */
const NOT_LANGUAGE =
  /\b(?:documents?|texts?|reading|read|model|nlp|ocr|extract\w*|transcripts?|names?|referees?|press|media|classif\w*|sentiment|cvs?|resumes?|degrees?|certificates?)\b/u

const CAN =
  /\b(?:do you|can you|could you|are you|cover\w*|operate|available|orders?|work(?:ing)? (?:in|with)|serve|active|what about|how about|and in|offer|check (?:people|someone|somebody|candidates|employees|companies|a \w+)|run|support)\b/u

/** Questions about prices, times, places and the order process. */
export const orderIntents: readonly Intent[] = [
  {
    id: 'price',
    asks: [{ all: [COST], none: NOT_PRICE }],
    answer: ({ text, facts }) => {
      if (
        /\b(?:dispute|correct\w*|complain\w*|my (?:report|data|file|copy)|candidates? (?:\w+ ){0,2}(?:pay|charged))\b/u.test(
          text,
        )
      )
        return undefined
      if (/\b(?:error|success|false|interest|exchange) rates?\b/u.test(text)) return undefined
      if (/\b(?:meeting|demo|consultation)\b/u.test(text)) return undefined
      return price(text, facts.pages)
    },
  },
  {
    id: 'turnaround',
    asks: [{ all: [TIME], none: NOT_OF_CHECKS }],
    answer: ({ text, facts }) => time(text, facts.pages),
  },
  {
    id: 'countries',
    asks: [
      /\b(?:which|what|how many|other|all|list of) (?:\w+ )?(?:countries|regions|jurisdictions|places)\b(?!.*\b(?:law|stored?|data|convention|lived)\b)/u,
      /\b(?:worldwide|globally|internationally|international (?:checks?|coverage)|abroad|overseas|global (?:coverage|reach)|geographic\w*)\b(?=.*\b(?:you|cover\w*|checks?)\b)|\b(?:you|checks?|cover\w*)\b.*\b(?:worldwide|globally|internationally|abroad|overseas|in other countries|outside (?:the )?(?:uk|us|eu|europe))\b/u,
    ],
    answer: ({ text, facts }) =>
      /\b(?:lived|degree from|how long|candidate has|data|transfer\w*)\b/u.test(text)
        ? undefined
        : coverage(text, facts.pages),
  },
  {
    id: 'country',
    asks: [
      {
        all: [CAN],
        none: /\b(?:law|legal|lawful|allowed|gdpr|stored?|host\w*|server|office|based|located|data|transfer\w*|scores?|price|cost|how long|why|who|job|gap|degree mills?|visa|sanctions on)\b/u,
      },
    ],
    answer: ({ text, facts }) =>
      countryIn(text) === undefined ? undefined : coverage(text, facts.pages),
  },
  {
    id: 'languages',
    asks: [
      {
        all: [
          /\b(?:which|what|other|how many|any other) languages?\b(?!.*\b(?:model|programming|nlp|classif\w+|extract|ocr|read)\b)/u,
        ],
        none: NOT_LANGUAGE,
      },
      {
        all: [
          /\b(?:do you|can you|does (?:certavia|cera|anyone)|speak|answer|reply|available|report|support)\b.*\b(?:in|speak)\b.*\b(?:english|german|french|spanish|italian|polish|dutch|portuguese|arabic|chinese|mandarin|japanese|hindi|russian|turkish|languages?)\b(?!.*\b(?:degree|police|model)\b)/u,
        ],
        none: NOT_LANGUAGE,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.service('reference-validation')
      const referee = answered(questions.items, /own language/iu)
      return {
        statements: [
          {
            text: 'This site and its assistant use English. If you need another language, ask us through the contact form before you order.',
            source: places.contact,
          },
          ...(referee === undefined
            ? []
            : [
                {
                  text: `Referees can reply in their own language: ${referee.replace(/^Yes, and /u, '')}`,
                  source: {
                    title: serviceTitle('reference-validation'),
                    url: paths.service('reference-validation'),
                  },
                },
              ]),
          ...(await facts.pages.hub('services')).price.points
            .filter(({ title }) => /^language/iu.test(title))
            .map((point) => ({ text: point.text, source: places.priceDrivers })),
        ],
      }
    },
  },
  {
    id: 'integrations',
    asks: [
      {
        all: [
          /\b(?:api|rest|webhooks?|sdk)\b/u,
          /\b(?:you|your|there|have|offer|provide|documentation|docs|integrat\w*|order|send)\b|^\W*(?:an? |the |rest |any )*\w+\W*$/u,
        ],
        none: /\b(?:rest of|api key)\b/u,
      },
      {
        all: [
          /\b(?:integrat\w*|connect\w*|plug(?:s|ged)? ?(?:in|into)|hook(?:s|ed)? (?:up|into|in)|link(?:ed)? (?:up |in )?(?:to|with|into)|tie into|feed into|talk to|export to|push (?:in)?to|sync\w*|connector|work with)\b/u,
          /\b(?:workday|greenhouse|bamboo ?hr|sap|successfactors|lever|icims|taleo|oracle|personio|hibob|salesforce|hris|ats|applicant tracking(?: system)?|hr (?:system|software|tool)|applicant (?:system|tracking)|our (?:system|software|hr|crm|platform)|your (?:system|platform))\b/u,
        ],
        none: /\b(?:person|human|agent|someone)\b/u,
      },
      /\bhow\b.{0,20}\b(?:send|upload|submit|transfer|place)\b.{0,24}\b(?:lists?|bulk|hundreds|thousands|\d{2,} \w+|orders|at once)\b/u,
      /\b(?:ready[- ]made|existing|native|which|what) (?:connectors?|integrations?)\b/u,
    ],
    answer: async ({ facts: { pages } }) => {
      const solution = await pages.solution('background-screening')
      const own = answered(solution.questions.items, /connect to our applicant/u)
      const integration = await pages.service('system-integration')
      const built = answered(integration.questions.items, /ready-made/u)
      return {
        statements: [
          ...(built === undefined
            ? []
            : [
                {
                  text: `On connections to your system: ${lower(built)}`,
                  source: {
                    title: serviceTitle('system-integration'),
                    url: paths.service('system-integration'),
                  },
                },
              ]),
          ...(own === undefined
            ? []
            : [
                {
                  text: own,
                  source: {
                    title: 'Background screening',
                    url: paths.solution('background-screening'),
                  },
                },
              ]),
          {
            text: 'This site documents no API of ours.',
            source: {
              title: serviceTitle('system-integration'),
              url: paths.service('system-integration'),
            },
          },
        ],
      }
    },
  },
  {
    id: 'sample',
    asks: [
      /\b(?:sample|example|specimen|demo)(?: of (?:a|the|your))? (?:\w+ )?(?:reports?|documents?|results?|output)\b/u,
      /\b(?:see|show|what does|look at|view)\b.*\b(?:an? |the |your )?(?:finished |final )?reports?\b.*\b(?:look(?:s)? like|before (?:i|we) (?:order|buy|sign|decide|pay)|example)\b/u,
      /\bwhat (?:does|do|will|would) (?:a|the|your|my)(?: \w+)? reports? (?:look|contain|include|show)\b/u,
    ],
    answer: async ({ text, facts }) => {
      const slug = serviceIn(text) ?? 'background-screening'
      const page = await facts.pages.service('background-screening')
      return {
        statements: [
          {
            text: `You can see a sample report on the page ${serviceTitle(slug)}: every service page shows one, with an invented person.`,
            source: { title: serviceTitle(slug), url: `${paths.service(slug)}#specimen` },
          },
          ...(slug === 'background-screening'
            ? [
                {
                  text: page.proof.intro ?? '',
                  source: { title: serviceTitle(slug), url: `${paths.service(slug)}#specimen` },
                },
              ]
            : []),
        ],
      }
    },
  },
]
