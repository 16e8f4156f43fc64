import { site } from '#shared/company/site.ts'
import type { HubPageOf } from '../catalogue/page-copy.ts'
import { shippedPrices } from './prices.ts'

/** Texts of the page that lists all services, except the texts of its tables. */
export const servicesHub: HubPageOf<'services'> = {
  slug: 'services',
  meta: {
    title: 'Background check and data services',
    description:
      'Compare all 23 services: what each one answers, which source we ask and how long it takes, with turnaround by country, coverage and what drives the price.',
    keywords: [
      'list of background checks',
      'screening services',
      'due diligence services',
      'verification turnaround',
    ],
  },
  label: 'Services',
  heading: 'All 23 services compared',
  lede: 'Compare what each service answers, which source we ask and how long it takes. Open a service to see a sample report, its limits and the law.',
  note: 'We count time from your complete request to the released report. If a source is slower, we tell you before you order.',
  reading: {
    label: 'How to read it',
    heading: 'How to read this table',
    points: [
      {
        title: 'What it answers',
        text: 'If you need a different question answered, tell us before you order, because a source replies only to what we ask.',
      },
      {
        title: 'Source',
        text: 'We ask the issuing source first and name it in your report. If only a licensed copy exists, or the candidate must apply in person, we tell you on the service page.',
      },
      {
        title: 'Turnaround',
        text: `Your result comes within ${site.claims.turnaroundHours} hours where the source answers online. For data and technology projects you get dates in the proposal.`,
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'When will the file be complete?',
    intro:
      'Choose the checks and places. We give you planning ranges, because the source sets the pace. Your order states the range for each check and country.',
    note: 'Planning range (depends on the source, not a promise). We count from a complete request. Data and technology projects have dates in the proposal. Last reviewed November 2026.',
  },
  ...(shippedPrices && { prices: shippedPrices }),
  coverage: {
    label: 'Coverage',
    heading: 'Which checks we can order where',
    intro: `We can order checks in ${site.coverage}, and which ones are possible depends on the country. Our public list starts with these three regions.`,
    note: 'For any other country, tell us the check and the place. We reply with the source, the range and the fee.',
  },
  price: {
    label: 'Price drivers',
    heading: 'What drives the price of a check',
    intro:
      'You pay per check and per country, plus fees the source charges, which we show separately on your quote.',
    points: [
      {
        title: 'Country and places',
        text: 'Each country, county or district where your candidate has lived can mean another search and another fee.',
      },
      {
        title: 'Level and number',
        text: 'A higher level of certificate, more employers or more degrees mean more sources that we have to ask for you.',
      },
      {
        title: 'Language and papers',
        text: 'Translation, certified copies and signed forms on paper add cost, and we quote them before you order.',
      },
      {
        title: 'Urgency and repeats',
        text: 'Your price depends on how soon you need an answer, and on whether we repeat the check on a schedule.',
      },
      {
        title: 'Number of checks a year',
        text: 'A programme with a known volume costs less per check, because we set up your forms and sources once.',
      },
      {
        title: 'How a sum is made up',
        text: 'Your quote adds the price per check for each country, the fees of each source, and monitoring if you ask for it.',
      },
    ],
  },
  closing: 'Tell us the role or the type of company. We’ll suggest the check that fits.',
}
