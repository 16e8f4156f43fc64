import { company } from '#shared/company/company-record.ts'
import { paths } from '#shared/paths/paths.ts'
import { CONSENT_DAYS, RECEIPT_DAYS } from '#shared/browser/consent.ts'
import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import { site } from '#shared/company/site.ts'
import { rolesText } from '../legal-roles.ts'
import { assistantSection } from './privacy-assistant.ts'
import { casesSection } from './privacy-cases.ts'
import { lettersSection } from './privacy-letters.ts'
import { meetingsSection } from './privacy-meetings.ts'
import { reportsSection } from './privacy-reports.ts'
import { servicesSection } from './privacy-services.ts'
import type { LegalPage } from '../company/shapes.ts'

const { product, contactEmail } = site
/** Name of the legal entity, with its address if it is known. */
const controller = [company.legalName ?? product, company.address].filter(Boolean).join(', ')
/** Names of the owner's representatives, as far as they are entered. */
const representatives = (
  [
    ['Our representative in the European Union is', company.representativeEu],
    ['Our representative in the United Kingdom is', company.representativeUk],
    ['Our data protection officer is', company.dpo],
    ['We are registered as', company.registration],
    ['Our VAT number is', company.vat],
    ['You can call us on', company.phone],
  ] as const
)
  .flatMap(([words, value]) => (value === null ? [] : [`${words} ${value}.`]))
  .join(' ')
const write = { label: contactEmail, href: `mailto:${contactEmail}` } as const

export const page: LegalPage = {
  meta: {
    title: 'Privacy policy',
    description:
      'What personal data this website uses, why and for how long, who receives it, where it goes, and how to see, correct or delete yours in the UK, EU and US.',
    keywords: ['privacy policy', 'data protection', 'GDPR'],
  },
  heading: 'Privacy policy',
  lede: 'This policy explains what personal data this website uses, why and for how long. It also tells you what you can ask us to do with it.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      blocks: [
        {
          kind: 'text',
          text: `This policy is about the website of ${product}: the pages you are reading, the messages you send us, and the accounts of our staff. For data in a screening or due diligence order, read the terms of that order and the notice that you received. If you have been checked and want to know what was found, “Your rights” below explains how.`,
        },
        {
          kind: 'text',
          text: [
            'The controller, who is responsible for this website, is ',
            controller,
            ', and you reach it at ',
            write,
            '.',
          ],
        },
        { kind: 'text', text: rolesText },
        {
          kind: 'text',
          text: site.demonstration
            ? 'This is a demonstration site, so we name no legal entity, postal address, representative or data protection officer. The owner adds them before the site goes live.'
            : representatives,
        },
      ],
    },
    {
      id: 'reading',
      title: 'When you read these pages',
      blocks: [
        {
          kind: 'text',
          text: 'Your browser asks our server for a page, and our server needs your network address for as long as the answer takes. We keep ordinary reading out of our logs and make no profile of you. Fonts, pictures and scripts all come from our own site, so analytics and advertising services learn nothing of your visit.',
        },
        {
          kind: 'table',
          label: 'What the server notes about requests',
          columns: ['What', 'Why', 'How long'],
          rows: [
            [
              'Network address, counted per minute',
              'To limit excessive requests',
              'In memory, until the server restarts or 20,000 other addresses have called since',
            ],
            [
              'Log entries: time, kind of event, path, a request number, the network address of refused requests and sign-ins, the number of an inquiry or meeting with the staff member who changed it, and the number of a candidate’s case with each staff member who opened or changed it',
              'To find faults and to notice attacks',
              'The latest 1,000 entries in memory; log files of the operator: 30 days, longer only while an incident is investigated',
            ],
            [
              'Request number',
              'Printed in error answers of our interfaces so that you can refer to one',
              'With the log entry, if there is one',
            ],
            [
              'Failed sign-ins, by network address and a hash of the email address typed',
              'To slow down password guessing',
              '24 hours after the last try',
            ],
            [
              'A form that is sent without JavaScript: a code made of its words and of the network part of your address, from which neither can be read back',
              'To answer a double click with the same receipt, and nobody else with yours',
              'Compared for 5 minutes, deleted after 1 to 2 days',
            ],
            [
              'Errors of a page in your browser: which kind of page, the file and line of our own code, and the message with addresses and numbers masked',
              'To find faults that only a browser sees',
              'The latest 200 different errors, counted, in memory until the server restarts',
            ],
            [
              'Addresses of pages that we don’t have, and how often they were asked for; nothing about who asked',
              'To lead old links to the right page',
              '90 days after the last request',
            ],
            [
              'Number of inquiries, meetings, searches without a result and missing pages, by day and kind of page; nothing about who caused them',
              'To see which pages help visitors',
              `${VISIT_DAYS} days`,
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We remove passwords, tokens and cookies from log entries before they are written. A report of an error leaves out who you are and which browser you use, and pages that show a person’s data send none. The lawful basis is our legitimate interest in a site that stays up and is hard to break into.',
        },
      ],
    },
    {
      id: 'consent',
      title: 'Your consent and its receipt',
      blocks: [
        {
          kind: 'text',
          text: [
            'If you switch on “Analytics”, our own server counts the pages that you open. Your browser tells it the kind of page, which of our articles it shows, the host that led you here, and whether you read on a desktop, a tablet or a phone. We add the day and count one more, and store neither your address nor any number that could recognise you. Your browser also measures how fast the page appeared, how fast it responded to you and how much it moved (LCP, INP and CLS). It sends each value once, with the kind of page and device, and we count it by range, day and version of our site. Programs that call themselves bots are left out. We compare your network address in memory until the next day’s first count, so that one sender can’t fill the list of hosts. We count only public pages, so your own inquiry or meeting stays out. The lawful basis is your consent, which you can withdraw on the page ',
            { label: 'Cookie settings', href: paths.cookieSettings },
            '.',
          ],
        },
        {
          kind: 'text',
          text: 'When you switch a category on, your browser makes up a random number and leaves us a receipt with number, time, version and categories. You and we can then show what was allowed and when. If you decline, your browser sends us nothing.',
        },
        {
          kind: 'table',
          label: 'How long counts and receipts are kept',
          columns: ['What', 'Kept for', 'Why'],
          rows: [
            [
              'Views of pages, counted by day',
              `${VISIT_DAYS} days`,
              'To compare a month with the same month of the year before',
            ],
            [
              'Receipts for a consent',
              `${RECEIPT_DAYS} days`,
              `A consent holds for ${CONSENT_DAYS} days, and we may have to show it for as long again`,
            ],
            [
              'Measurements of speed, counted by day',
              `${VISIT_DAYS} days`,
              'To notice pages that a new version of our site made slower',
            ],
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      blocks: [
        {
          kind: 'text',
          text: [
            'You receive a cookie only after you have answered our question about cookies. Your browser stores a choice in one cookie and in local storage, and of a refusal only the date. It also remembers how you want pages to look and how far you had scrolled, and a message that you send while offline waits there. You find every name on the page ',
            { label: 'Cookies', href: paths.cookies },
            ', and you can view and clear your own entries on the page ',
            { label: 'Cookie settings', href: paths.cookieSettings },
            '.',
          ],
        },
      ],
    },
    lettersSection,
    casesSection,
    meetingsSection,
    assistantSection,
    reportsSection,
    {
      id: 'staff',
      title: 'Staff accounts',
      blocks: [
        {
          kind: 'text',
          text: `Our staff have accounts with name, email address, role and a hash of the password. A session ends after 8 hours, after 30 idle minutes or when they sign out. Until then we store the kind of browser and the first part of the network address, so that its owner recognises it. We keep the hash of a link for a new password for 72 hours, and the mark of a browser that has signed in for 180 days. For 90 days at most we store a hash of each token that they create for a program, with its name and the time of its last use. The name stays in the history of articles. We email administrators if a new version makes pages slower, and delete the record of that email after ${site.retention.visits} months. We log sign-ins with the network address, and the history of an article shows who changed it and when. Our articles name their authors.`,
        },
      ],
    },
    servicesSection,
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can see what we hold about you, in a form that you can take elsewhere.',
            'You can have us correct what is wrong and complete what is missing.',
            'You can have us delete what we have no further reason to keep, or restrict its use while we settle that.',
            'You can object to what we do on the basis of our own interest.',
            'You can withdraw a consent at any time, while what was done before stays lawful.',
          ],
        },
        {
          kind: 'text',
          text: [
            'To use your rights, write to ',
            write,
            `. You hear from us ${site.replyPromise}, ${site.replyDays}, and have a full answer within the month that the GDPR allows. If you were checked by us, tell us for whom and about when, and we may ask for proof of who you are. The page `,
            { label: 'Help for candidates', href: paths.candidates },
            ' has a form for a copy, a correction or a complaint, and the ',
            { label: 'US consumer notice', href: paths.usNotice },
            ' what applies there. Under the FCRA you can dispute a finding with us free of charge, and we must reinvestigate, as a rule within 30 days.',
          ],
        },
        {
          kind: 'list',
          items: [
            'United Kingdom: you can complain to us first. We acknowledge a complaint within 30 days and then tell you the outcome, as section 103 of the Data (Use and Access) Act 2025 requires. You can also complain to the Information Commissioner’s Office (ICO) at ico.org.uk.',
            'European Union: you can complain to the authority of the place where you live or work, and the European Data Protection Board lists them all at edpb.europa.eu.',
            'United States: residents of California and of other states with a privacy law can ask us for access, deletion and correction. We sell no personal data and share none for advertising, and you are treated the same if you use your rights.',
          ],
        },
        {
          kind: 'text',
          text: 'We make no automated decisions about you on this website. If you write to us or ask our assistant, a person decides what we do for you.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'If we begin to do something else with your data, we change this page and the date at its head first.',
        },
      ],
    },
  ],
}
