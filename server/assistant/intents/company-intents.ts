import { lower, proseOf, says, sentencesOf } from './says.ts'
import { screeningStepNames } from '#shared/pages/screening-steps.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { listed } from '#shared/text/listed.ts'
import { site } from '#shared/company/site.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Intent } from './intent.ts'
import { answered, places } from './places.ts'

const { claims, product, foundingYear } = site

const people = site.employees.replace('-', ' to ')

const COMPANY = `(?:you|your company|the company|this company|${product.toLowerCase()}|the business|your business)`
const company = (before: string, after: string) =>
  new RegExp(`\\b(?:${before})\\b.*\\b${COMPANY}\\b.*\\b(?:${after})\\b`, 'u')

/**
 * Words for people, ownership and funding. No page of the site gives such information; the pages state only that they name no owner and no
 * legal entity.
 */
const UNNAMED =
  /\b(?:ceo|cto|cfo|coo|chief \w+|boss|founders?|founded|leads|started|directors?|management|board|leadership|investors?|funds|funding|backs|parent|subsidiary|listed|publicly)\b/u

/** Questions about the company behind the site. */
export const companyIntents: readonly Intent[] = [
  {
    id: 'ownership',
    asks: [
      new RegExp(
        `\\bwho (?:owns|runs|is behind|founded|leads|started|manages|funds|backs) (?:\\w+ )?${COMPANY}`,
        'u',
      ),
      /\b(?:your|the company's|certavia's) (?:owners?|shareholders?|investors?|parent(?: company)?|founders?|ceo|cto|cfo|chief executive|directors?|management|board|legal (?:name|entity)|registration(?: number)?|vat(?: number)?|company number|leadership|funding)\b/u,
      /\b(?:who(?:'s| is| are)) (?:the |your )?(?:ceo|cto|cfo|coo|founders?|owners?|directors?|boss|chief \w+(?: officer)?|management|investors?)\b(?! of (?!certavia|this|your|the company))/u,
      new RegExp(
        `\\b(?:is|are) ${COMPANY}\\b.*\\b(?:owned|publicly traded|listed|subsidiary|part of|independent|private|limited company|registered)\\b`,
        'u',
      ),
    ],
    answer: async ({ text, facts }) => ({
      isAbsent: UNNAMED.test(text),
      statements: [
        ...(site.demonstration
          ? [
              {
                text: 'This site names no owner, director or legal entity: it is a demonstration, and the owner adds them before it goes live.',
                source: places.privacy,
              },
            ]
          : [
              {
                text: `Ask us at ${(await facts.pages.settings()).email} who owns and runs ${product}.`,
                source: places.contact,
              },
            ]),
        {
          text: `${product} was founded in ${foundingYear} and has ${people} people.`,
          source: places.about,
        },
      ],
    }),
  },
  {
    id: 'founded',
    asks: [
      company(
        'when|what year|which year|since when|how long (?:have|has)|how old',
        'founded|start\\w*|established|exist\\w*|begin|began|business|around|operating|old|company',
      ),
      new RegExp(`\\bhow old (?:is|are) ${COMPANY}`, 'u'),
      /\b(?:your|company|certavia's) (?:founding|history|foundation|origin|story)\b/u,
      /\bfounding year\b|\b(?:why|when|where) was (?:certavia|the company|it) founded\b/u,
    ],
    answer: async ({ facts }) => {
      const { history } = await facts.pages.company('about')
      const first = sentencesOf(proseOf(history.paragraphs[0] ?? ''), 0, 1)
      return {
        statements: [
          first.includes(String(foundingYear))
            ? says(first, places.history)
            : says(`${product} was founded in ${foundingYear}.`, places.history),
        ],
      }
    },
  },
  {
    id: 'size',
    asks: [
      /\bhow (?:many (?:people|employees|staff)(?: members)? (?:work|do you|does certavia|are|have you)|(?:big|large) (?:is|are) (?:you|your|the (?:company|team)|certavia))\b/u,
      /\b(?:company size|team size|size of (?:the|your) (?:company|team)|headcount|number of employees)\b/u,
    ],
    answer: async ({ facts }) => {
      const { figures } = await facts.pages.company('about')
      const teams = figures.find(({ figure }) => figure === site.employees)?.text
      return {
        statements: [
          says(
            `${product} has ${people} people${teams === undefined ? '' : `, ${teams}`}.`,
            places.about,
          ),
        ],
      }
    },
  },
  {
    id: 'demonstration',
    asks: [
      new RegExp(
        `\\b(?:is|are) ${COMPANY} (?:a )?(?:real|legit\\w*|fake|fictional|genuine|trustworthy|scam|demo|existing)\\b`,
        'u',
      ),
      /\b(?:is this|are you) (?:a |an )?(?:real|fake|legit\w*|scam|genuine|fictional)(?: (?:company|business|site|website|service))?\b/u,
      /\bdoes (?:certavia|this company|the company) (?:really |actually )?exist\b/u,
    ],
    answer: () =>
      site.demonstration
        ? {
            statements: [
              {
                text: `${product} is a fictional company. This site is a demonstration.`,
                source: places.home,
              },
            ],
          }
        : undefined,
  },
  {
    id: 'success-rate',
    takesWhole: true,
    coversFollowUp: true,
    asks: [/\b(?:success|completion|hit|closure) rates?\b/u, /\b99 ?(?:%|per ?cent)/u],
    answer: () => ({
      statements: [
        {
          text: `Our success rate is ${claims.successRate}: the share of orders closed with a source’s answer or a documented attempt. Ask us how it is measured.`,
          source: places.clients,
        },
      ],
    }),
  },
  {
    id: 'clients',
    asks: [
      /\bwho (?:are|is) (?:some of )?(?:your|certavia's) (?:\w+ )?(?:clients?|customers?)\b/u,
      /\b(?:which|what|name|list|any|some|show) (?:\w+ ){0,3}(?:companies|clients|customers|brands|banks|firms) (?:\w+ )?(?:use|work with|trust|do you (?:work (?:with|for)|serve|have))\b/u,
      /\bhow many (?:clients|customers)\b/u,
      /\b(?:clients|customers) of (?:yours|certavia)\b/u,
      /\b(?:client|customer) (?:list|logos?|references?|names?)\b/u,
      /\b(?:name|list) (?:\w+ ){0,3}(?:clients|customers)\b/u,
    ],
    answer: async ({ facts }) => ({
      statements: [
        {
          text: `We have ${claims.clients} clients, none named without their permission.`,
          source: places.clients,
        },
        says(
          sentencesOf((await facts.pages.company('clients')).discretion[0] ?? '', 0, 2),
          places.clients,
        ),
      ],
    }),
  },
  {
    id: 'reviews',
    asks: [
      {
        all: [
          /\b(?:customer|client|your|any|have|read|see|google|trustpilot) (?:\w+ )?(?:reviews|ratings|testimonials)\b|\b\d\.\d (?:stars?|rating)\b/u,
        ],
        none: /\b(?:overdue|kyc|analy[sz]\w*|sort\w*|our (?:customers?|guests?|products?)|guests?|sentiment|text)\b/u,
      },
      /\b(?:speak|talk) to (?:another|one of your|an existing|other) (?:clients?|customers?)\b/u,
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('clients')
      const text = answered(questions.items, /speak to another client/u)
      return text === undefined
        ? undefined
        : {
            statements: [
              {
                text: `This site shows no reviews of customers, but you can ask to speak to another client before you order. ${text}`,
                source: places.clientQuestions,
              },
            ],
          }
    },
  },
  {
    id: 'steps',
    asks: [
      /\b(?:6|six)[- ]steps?\b/u,
      /\bwhat are (?:the|your) (?:\w+ )?steps\b/u,
      /\bhow many steps\b/u,
    ],
    answer: () => ({
      statements: [
        {
          text: `Screening has the same ${claims.screeningSteps} steps for everyone in the same role: ${screeningStepNames}.`,
          source: {
            title: 'Background screening',
            url: `${paths.service('background-screening')}#how-it-works`,
          },
        },
      ],
    }),
  },
  {
    id: 'declined',
    asks: [
      /\b(?:what|which|are there|do you) (?:\w+ ){0,4}(?:refuse|decline|turn down|reject|won't do|will not do|not do)\b(?!.*\b(?:candidates?|applicants?|job|consent|sign|banks?|degree)\b)/u,
    ],
    answer: async ({ facts }) => {
      const { refused } = await facts.pages.company('about')
      return {
        statements: [
          says(refused.intro ?? '', places.declined),
          says(
            `Examples: ${listed(refused.points.map(({ title }) => lower(title)))}.`,
            places.declined,
          ),
        ],
      }
    },
  },
  {
    id: 'services',
    asks: [
      /^(?:so )?(?:what|tell me what) (?:exactly )?(?:do you (?:guys )?(?:do|offer|sell|provide)|does certavia (?:do|offer|sell|provide)|is certavia|services (?:do you|are)|can you (?:do|offer) for)\b(?! (?:against|about|when|if|with|to|after|before|instead)\b)/u,
      /\bwhat (?:does|do|is) (?:your|the|this) (?:company|business|firm|organi[sz]ation) (?:\w+ )?(?:do|offer|sell|provide|about)\b/u,
      /\bwhat (?:kind|sort|type) of (?:company|business|firm)\b/u,
      /\bwhat (?:do you|does certavia) (?:guys |people )?(?:actually|really|exactly|even) do\b(?! (?:against|about|when|if|with|to|after|before|instead)\b)/u,
      /\b(?:which|what|list|all|your) (?:of your )?services\b(?!.*\b(?:cost|price|industry|bank|outside|connect\w*)\b)/u,
    ],
    answer: async ({ facts }) => ({
      statements: [
        { text: (await facts.pages.home()).lede, source: places.home },
        {
          text: `Our services are in these groups: ${listed(solutionEntries.map(({ title }) => title))}.`,
          source: { title: 'What we offer', url: paths.whatWeOffer },
        },
      ],
      quickReplies: ['Browse Services', 'Schedule Consultation'],
    }),
  },
  {
    id: 'minimum-order',
    asks: [
      /\b(?:minimum|smallest) (?:order|volume|number|quantity|commitment|spend|contract)\b/u,
      {
        all: [
          /\b(?:single|one|just one|only one|1) (?:check|person|candidate|report|order|company)\b/u,
        ],
        none: /\b(?:how (?:much|long|many|fast|often)|pric\w+|costs?|fees?|charge\w*|pay)\b/u,
      },
      /\b(?:small (?:company|business|team)|just a few|handful)\b.*\b(?:order|check|work|use|too small|help|serve)\b/u,
      /\btoo small\b/u,
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('clients')
      const text = answered(questions.items, /minimum order/u)
      return text === undefined
        ? undefined
        : {
            statements: [
              { text: `There is no minimum order. ${text}`, source: places.clientQuestions },
            ],
          }
    },
  },
  {
    id: 'begin',
    asks: [
      /\bhow (?:do|can|would|should) (?:i|we) (?:start|begin|get started|order|place an order|sign up|become a (?:client|customer)|engage you|buy)\b/u,
      /\bhow (?:do|can) (?:i|we) (?:run|order|request) (?:a|an|one|some|it|that|your)\b/u,
      /\b(?:get|getting) started\b/u,
      /\bwhat (?:do|would|will) you need (?:from (?:me|us) )?(?:to (?:start|begin|get started)|from (?:me|us))\b/u,
    ],
    answer: async ({ facts }) => {
      const { questions, engagement } = await facts.pages.company('clients')
      const text = answered(questions.items, /need from us to begin/u)
      const [first] = engagement.steps
      return text === undefined || first === undefined
        ? undefined
        : {
            statements: [
              {
                text: `To begin: ${lower(text)}`,
                source: places.clientQuestions,
              },
              says(sentencesOf(first.text, -1), places.engagement),
            ],
            quickReplies: ['Contact Support', 'Schedule Consultation'],
          }
    },
  },
]
