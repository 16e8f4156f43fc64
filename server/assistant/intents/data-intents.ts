import { screeningMeasures } from '#shared/pages/legal/trust-measures.ts'
import { retentionTable } from '#shared/pages/legal/trust-tables.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { Intent, Pattern } from './intent.ts'
import { answered, places } from './places.ts'
import { FOR_CANDIDATES, lower, policySays, says } from './says.ts'

const { contactEmail, replyPromise, replyDays, retention } = site

const DELETE =
  /\b(?:delet\w*|eras\w+|remov\w+|wipe|forget(?: about)? (?:me|us)|forgotten|get rid of|destroy\w*|purge|take down|opt out|unsubscribe)\b/u
const OWN = /\b(?:my|me|our|us|i|we|mine|personal|candidates?'?|forgotten)\b/u
const DATA =
  /\b(?:data|info\w*|details?|records?|accounts?|profile|files?|histor\w+|everything|about me|about us|messages?|inquir\w+|report|cv|resume|forgotten|name|email|reports)\b/u
/** Words for the end of a contract, which the trust page answers. */
const CONTRACT_END =
  /\b(?:contract|terminat\w*|agreement|stop working|leav(?:e|ing) you|end(?:s|ed|ing)? (?:of )?(?:the|our)|switch (?:away|provider)|stop using)\b/u

/** Questions about the retention period of data. */
const KEEP: Pattern = {
  all: [
    /\b(?:how long|for how|until when|retention|how many (?:days|months|years))\b/u,
    /\b(?:keep|kept|store|stored|hold|held|retain\w*|retention|save|saved|on file)\b/u,
  ],
}

const onRights = (text: string) => says(text, places.rights)

/** Sentence for a row of the retention table. */
function keptFor(data: RegExp): string | undefined {
  const row = retentionTable.rows.find(([name = '']) => data.test(name))
  if (row === undefined) return undefined
  const [name = '', period = '', how = ''] = row
  const kept = /^\d/u.test(period) ? `for ${period}` : 'for the period in your order'
  const ways = /^deleted/iu.test(how) ? lower(how) : `deleted ${lower(how)}`
  const end = /^the oldest/iu.test(how) ? `. ${how}` : `, and ${ways}`
  return `${name} are kept ${/^seven/iu.test(period) ? `as ${lower(period)}` : kept}${end}.`
}

/** Questions of candidates and buyers about personal data. */
export const dataIntents: readonly Intent[] = [
  {
    id: 'end-of-contract',
    asks: [
      {
        all: [CONTRACT_END, /\b(?:data|files?|reports?|records?|copies)\b/u],
        none: /\b(?:candidate said|reject\w*)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { questions } = await facts.pages.company('trust')
      const text = answered(questions.items, /end the contract/u)
      return text === undefined
        ? undefined
        : {
            statements: [says(`When your contract ends: ${lower(text)}`, places.trustQuestions)],
          }
    },
  },
  {
    id: 'delete-data',
    coversFollowUp: true,
    asks: [
      /^(?:please )?(?:delete|erase|remove|wipe) (?:everything|all(?: of it)?|it all)[.!]*$/u,
      {
        all: [DELETE, OWN, DATA],
        none: /\b(?:dispute|cookies?|wrong|incorrect|model|migrat\w+)\b/u,
      },
    ],
    answer: () => ({
      statements: [
        onRights(
          `You can have your data deleted: write to ${contactEmail}, and we delete what we have no further reason to keep. You hear from us ${replyPromise}, ${replyDays}, and have a full answer within the month that the GDPR allows.`,
        ),
        onRights('If you were checked by us, tell us for whom and about when.'),
      ],
      quickReplies: FOR_CANDIDATES,
    }),
  },
  {
    id: 'who-sees-report',
    asks: [
      {
        all: [
          /\b(?:who (?:(?!owns|is\b|are\b)[\w']+ ){0,4}(?:sees?|reads?|has access|access|accesses|views?|gets?|receives?|looks? at|knows?)|who (?:is|are) (?:able|allowed)|access to|shared? with|seen by|visible to)\b/u,
          /\b(?:data|reports?|files?|results?|information|details|messages?|documents?|answers?|forms?|what (?:i|we) (?:send|write|type|enter|say)|it)\b/u,
        ],
        none: /\b(?:sub[- ]?processors?|code|model|system|our candidates see)\b/u,
      },
    ],
    answer: async ({ text, facts }) => {
      if (/\b(?:message|inquir\w+|enquir\w+|form|email|meeting)\b/u.test(text)) {
        return {
          statements: [
            says(
              'Our staff who work on inquiries can read your message and add notes, and a history shows who changed what.',
              {
                title: 'Privacy policy: When you write to us',
                url: `${paths.privacyPolicy}#letters`,
              },
            ),
          ],
        }
      }
      const access = screeningMeasures.find(({ measure }) => /^access/iu.test(measure))
      return {
        statements: [
          ...(access === undefined ? [] : [says(`${access.how}.`, places.screeningMeasures)]),
          // The last step says that the employer gets the report and the candidate can ask for a copy.
          says(
            (await facts.pages.company('candidates')).steps.steps.at(-1)?.text ?? '',
            places.candidateSteps,
          ),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'where-stored',
    asks: [
      {
        all: [
          /\b(?:where|which (?:country|region|countries|location|cloud|data ?cent(?:er|re))|what (?:country|region)|(?:in|outside|out of|leave) (?:the )?(?:eu|uk|us|europe|country)|abroad|overseas|location|residency|hosted in|servers?)\b/u,
          /\b(?:data|reports?|files?|information|records?|documents?|servers?)\b/u,
          /\b(?:stor\w+|kept|keep|held|hold|host\w*|resid\w+|locat\w+|live|processed|processing|saved|transfer\w*|sent|leave|leaves|go|goes|servers?|sit|sits)\b/u,
        ],
        none: /\b(?:how long|how do you (?:check|verify)|migrat\w*|see my)\b/u,
      },
    ],
    answer: ({ text }) => {
      const region = screeningMeasures.find(({ measure }) => /region/iu.test(measure))
      const own = says('What you send through this website is stored on our own server.', {
        title: 'Privacy policy: When you write to us',
        url: `${paths.privacyPolicy}#letters`,
      })
      if (/\b(?:website|message|form|chat|conversation|cookie)\b/u.test(text)) {
        return { statements: [own] }
      }
      return {
        statements: [
          ...(region === undefined
            ? []
            : [
                says(
                  `We store screening reports and files in a region agreed in your contract: ${region.how}.`,
                  places.screeningMeasures,
                ),
              ]),
          own,
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'retention',
    asks: [{ ...KEEP, none: /\b(?:results? valid|report valid|cookies?|hold back)\b/u }],
    answer: ({ text, before = '' }) => {
      const rows: readonly (readonly [RegExp, RegExp])[] = [
        [/\b(?:appl(?:y|ied|ication\w*)|job)\b/u, /application/iu],
        [/\b(?:complaints?|corrections?|disputes?|cases?)\b/u, /complaints/iu],
        [/\b(?:messages?|inquir\w+|enquir\w+|emails?|contact form|meetings?)\b/u, /inquiries/iu],
        [/\bbackups?\b/u, /backup/iu],
      ]
      if (/\b(?:chat|conversation|assistant|cera|questions?)\b/u.test(text)) {
        return {
          statements: [
            says(
              'The assistant keeps a conversation only until your answer is ready and leaves your question out of its log.',
              places.assistant,
            ),
          ],
        }
      }
      const isOfFiles = /\b(?:reports?|checks?|screening|data|background)\b/u.test(text)
      const found = (
        rows.find(([words]) => words.test(text)) ??
        (isOfFiles ? undefined : rows.find(([words]) => words.test(before)))
      )?.[1]
      const own = found === undefined ? undefined : keptFor(found)
      if (own !== undefined) return { statements: [says(own, places.retention)] }
      const files = keptFor(/screening/iu)
      const messages = keptFor(/inquiries/iu)
      return {
        statements: [
          says(
            `We keep a report for as long as our agreement with the employer says. ${files ?? ''}`.trim(),
            places.retention,
          ),
          ...(messages === undefined ? [] : [says(messages, places.retention)]),
        ],
        quickReplies: FOR_CANDIDATES,
      }
    },
  },
  {
    id: 'sell-data',
    asks: [
      {
        all: [
          /\b(?:sell|sold|selling|share|trade|rent|monetis\w+|monetiz\w+)\b/u,
          /\b(?:data|information|details|email)\b/u,
          /\b(?:you|my|our|third part\w+|advertis\w+|marketing)\b/u,
        ],
        none: /\b(?:sub-?processors?|sales team)\b/u,
      },
    ],
    answer: () => ({
      statements: [onRights('We sell no personal data and share none for advertising.')],
      quickReplies: FOR_CANDIDATES,
    }),
  },
  {
    id: 'website-data',
    asks: [
      /\bwhat (?:data |information )?(?:do|did|does) (?:you|this (?:site|website)) (?:store|keep|collect|save|have|know|record)\b.*\bme\b.*\b(?:site|website|browser|pages)\b/u,
    ],
    answer: () => ({
      statements: [
        ...policySays('reading', 'no profile'),
        says('You find every cookie and other entry of your browser on the page Cookies.', {
          title: 'Cookies',
          url: paths.cookies,
        }),
      ],
    }),
  },
  {
    id: 'own-messages',
    asks: [
      {
        all: [
          /\b(?:this|the|my|our|your) (?:chats?|conversations?)\b(?! ?bots?)|\bcera\b|\bchat ?bot\b|\bassistant\b|\bwhat i (?:type|write|say|enter|ask) (?:in )?here\b/u,
          /\b(?:stor\w+|record\w*|sav\w+|log\w*|kept|keep|privat\w+|confidential|reads?|train\w*|google|openai|chatgpt|gdpr)\b/u,
        ],
        none: /\brecords? check\b/u,
      },
    ],
    answer: ({ text }) => ({
      statements: [
        says('The assistant answers from the pages of this site.', places.assistant),
        ...policySays('assistant', 'keeps the conversation only until'),
        says(
          'Questions without a helpful answer are counted without names, numbers and addresses.',
          places.assistant,
        ),
        ...(/\b(?:forms?|messages?|inquir\w+|enquir\w+)\b/u.test(text)
          ? [
              says(
                `Inquiries that you send through a form are kept for ${retention.inquiries} months after the last message.`,
                places.privacy,
              ),
            ]
          : []),
      ],
    }),
  },
]
