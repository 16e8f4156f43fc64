import { lower, proseOf, says, sentenceWith } from './says.ts'
import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { outsideServices } from '#shared/pages/legal/outside-services.ts'
import {
  type Measure,
  screeningMeasures,
  websiteMeasures,
} from '#shared/pages/legal/trust-measures.ts'
import { legalRoles } from '#shared/pages/legal-roles.ts'
import { listed } from '#shared/text/listed.ts'
import { site } from '#shared/company/site.ts'
import type { Intent, Statement } from './intent.ts'
import { places } from './places.ts'

const { claims } = site

/** Standards that buyers ask for and the site does not state, with their usual names. */
const OTHER_STANDARDS: readonly (readonly [RegExp, string])[] = [
  [/\biso ?-?\s?(?:\/iec )?27001\b/u, 'ISO 27001 certificate'],
  [/\biso ?-?\s?27701\b/u, 'ISO 27701 certificate'],
  [/\biso ?-?\s?9001\b/u, 'ISO 9001 certificate'],
  [/\biso ?-?\s?42001\b/u, 'ISO 42001 certificate'],
  [/\bhipaa\b/u, 'HIPAA attestation'],
  [/\bpci(?: ?-?dss)?\b/u, 'PCI DSS attestation'],
  [/\bcyber ?essentials\b/u, 'Cyber Essentials certificate'],
  [/\b(?:pbsa|napbs)\b/u, 'PBSA accreditation'],
  [/\bfedramp\b/u, 'FedRAMP authorisation'],
  [/\bhitrust\b/u, 'HITRUST certificate'],
  [/\biso\b(?! ?-?\s?\d)/u, 'ISO certificate'],
]

const CERTIFIED =
  /\b(?:certif\w*|accredit\w*|attest\w*|compliant|compliance|audit(?:ed|s)?|standards?|have|hold|do you|are you)\b/u

/** Sentence about a security measure and its state. */
function measureText({ measure, how, state }: Measure): string {
  const words = lower(how)
  return {
    'In place': `${measure}: in place. ${how}.`,
    'Not yet': `${measure}: not yet in place. Planned: ${words}.`,
    'On request': `${measure}: on request. ${how}.`,
    'Demonstration claim': `${measure}: a claim of this demonstration. ${how}.`,
  }[state]
}

/** Patterns for questions about a security measure, each with a pattern for the name of the measure. */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:pen(?:etration)?[- ]?test\w*|ethical hack\w*)\b/u, /penetration/iu],
  [/\b(?:encrypt\w*|cipher|tls|at rest|in transit)\b/u, /encryption/iu],
  [/\b(?:2fa|mfa|two[- ]factor|second factor|multi[- ]factor)\b/u, /second factor/iu],
  [/\b(?:backups?|disaster recovery)\b/u, /backup/iu],
  [/\b(?:uptime|availability|sla)\b/u, /uptime|availability/iu],
  [
    /\b(?:dpa|data processing (?:agreement|addendum)|article 28)\b/u,
    /contract on data|processing agreement/iu,
  ],
  [/\b(?:passwords?|argon2?)\b/u, /passwords/iu],
]

function measuresFor(text: string): readonly Statement[] {
  const [, name] = MEASURES.find(([words]) => words.test(text)) ?? []
  if (name === undefined) return []
  const own = (measures: readonly Measure[], source: Statement['source'], of: string) =>
    measures
      .filter(({ measure }) => name.test(measure))
      .map((one) => ({ text: `${of}: ${measureText(one)}`, source }))
  const service = own(screeningMeasures, places.screeningMeasures, 'For the screening service')
  const website = own(websiteMeasures, places.websiteMeasures, 'For this website')
  // A question that names the website only, or the screening service only, gets the measures of that system only.
  const isOfSite =
    /\b(?:(?:web)?site|pages?|forms?|messages?|chat|inquir\w+|staff|accounts?)\b/u.test(text)
  const isOfFiles =
    /\b(?:reports?|files?|candidates?|applicants?|screening|checks?|orders?|results?)\b/u.test(text)
  if (isOfSite !== isOfFiles) {
    const only = isOfSite ? website : service
    if (only.length > 0) return only
  }
  return [...service, ...website]
}

/** Questions about certificates, measures of security and the law. */
export const securityIntents: readonly Intent[] = [
  {
    id: 'other-certificates',
    asks: OTHER_STANDARDS.map(([name]) => ({ all: [name, CERTIFIED] })),
    answer: ({ text }) => {
      const names = OTHER_STANDARDS.filter(([name]) => name.test(text)).map(([, name]) => name)
      return {
        isAbsent: true,
        statements: [
          {
            text: `It lists no ${listed(names)}.${
              hasControlsClaim
                ? ` What we have is a ${claims.compliance} report, which is available under NDA.`
                : ''
            }`,
            source: places.controls,
          },
          { text: 'Ask for it through the contact form.', source: places.controls },
        ],
        quickReplies: ['Contact Support'],
      }
    },
  },
  {
    id: 'controls-report',
    asks: [
      /\bsoc ?-?\s?(?:2|ii|1)\b/u,
      {
        all: [
          /\b(?:which|what|any|do you (?:have|hold)|are you|list)\b/u,
          /\b(?:certificat\w*|certified|accredit\w*|attestations?|audit reports?|security (?:report|certif\w+))\b/u,
        ],
        none: /\b(?:birth|degree|police|criminal|dbs|candidates?|verify|check\w*|course|training|professional|cloned)\b/u,
      },
    ],
    answer: () => ({
      statements: [
        {
          text: hasControlsClaim
            ? `Our ${claims.compliance} report is available under NDA: ask for it through the contact form, and we send you the agreement first.`
            : 'Our site lists its measures, and you can ask us for evidence on each of them.',
          source: places.controls,
        },
        ...(site.demonstration && hasControlsClaim
          ? [
              {
                text: 'The trust page marks it as a demonstration claim, and shows auditor, period and criteria once there is a report.',
                source: places.screeningMeasures,
              },
            ]
          : []),
      ],
      quickReplies: ['Contact Support'],
    }),
  },
  {
    id: 'measures',
    asks: MEASURES.map(([words]) => ({
      all: [words],
      none: /\b(?:give|tell|send|admin|reset|forgot\w*|migrat\w*|model|cloud infrastructure|your software|build|custom)\b/u,
    })),
    answer: ({ text }) => {
      const statements = measuresFor(text)
      return statements.length === 0 ? undefined : { statements }
    },
  },
  {
    id: 'vulnerability',
    asks: [
      /\b(?:vulnerabilit\w*|security (?:hole|bug|flaw|fault|issue|problem|researcher|contact|team)|bug bounty|responsible disclosure|xss|security\.txt|pentest(?:ed|er)? your site)\b/u,
    ],
    answer: async ({ facts }) => {
      const { paragraphs } = (await facts.pages.company('trust')).vulnerabilities
      return { statements: [says(proseOf(paragraphs[0] ?? ''), places.vulnerabilities)] }
    },
  },
  {
    id: 'incident',
    asks: [
      {
        all: [
          /\b(?:breach\w*|hack\w*|leak\w*|incident\w*|compromised)\b/u,
          /\b(?:data|you|your|our|happens?|if|ever|had)\b/u,
        ],
        none: /\b(?:bottle|water|adverse|media|news)\b/u,
      },
    ],
    answer: async ({ text, facts }) => ({
      // The pages describe the procedure after an incident, but do not say if an incident has ever happened.
      isAbsent: /\bever\b|\b(?:had|suffered|experienced) (?:a|any)\b|\bhow many\b/u.test(text),
      statements: (await facts.pages.company('trust')).report.points
        .filter(({ title }) => /^(?:If something|Incident)/u.test(title))
        .map(({ text }) => ({ text, source: places.controls })),
    }),
  },
  {
    id: 'sub-processors',
    asks: [
      /\bsub[- ]?processors?\b/u,
      {
        all: [
          /\b(?:third[- ]part(?:y|ies)|other companies|outside (?:services|companies)|vendors|suppliers)\b/u,
          /\b(?:data|process\w*|use|share)\b/u,
          /\b(?:you|your|my|our)\b/u,
        ],
        none: /\b(?:due diligence|check\w*|screen\w*|vet\w*)\b/u,
      },
    ],
    answer: () => ({
      statements: [
        {
          text: `This website can be connected to ${listed(outsideServices.map(({ name }) => name.replace(/^(?:A|Systems)\b/u, (word) => word.toLowerCase())))}, each only where the operator connects it. The sources and processors of a screening order are listed in your agreement.`,
          source: places.processors,
        },
      ],
    }),
  },
  {
    id: 'law',
    asks: [
      /\b(?:are you|you are|you're|think you are) (?:\w+ )?(?:above|outside|beyond|bound by|subject to) (?:the )?law\b|\bdo(?:es)? (?:you|certavia|your company|the law) (?:\w+ )?(?:break|follow|obey|respect|apply to you|keep to)(?: (?:the )?laws?)?[?.! ]*$|\b(?:is|isn't) (?:what you do|this|that|it|your work) (?:even |really |all )?(?:legal|lawful|illegal)[?.! ]*$/u,
      {
        all: [
          /\b(?:gdpr|fcra|data protection law|ccpa|dpa 2018)\b/u,
          /\b(?:are you|do you|is (?:certavia|this)|comply|compliant|compliance|certified|follow|meet|certavia)\b/u,
        ],
        none: /\b(?:what (?:is|does)|rights?|dispute|consent|article|disclosure|how long)\b/u,
      },
    ],
    answer: async ({ facts }) => {
      const { reach } = await facts.pages.company('about')
      return { statements: [says(sentenceWith(proseOf(reach.text), 'GDPR'), places.reach)] }
    },
  },
  {
    id: 'legal-roles',
    asks: [
      {
        all: [
          /\b(?:controller|processor|consumer reporting agency|responsible for (?:my|the|our) data)\b/u,
        ],
        none: /\b(?:sub-?processor|payment|report on a controller)\b/u,
      },
    ],
    answer: () => ({
      statements: [
        {
          text: `${legalRoles.order} ${legalRoles.website} ${legalRoles.us}`,
          source: places.candidateQuestions,
        },
      ],
    }),
  },
]
