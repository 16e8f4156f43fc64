import { paths } from '../../paths.ts'
import { CONSENT_DAYS, RECEIPT_DAYS, VISIT_DAYS } from '../../consent.ts'
import { site } from '../../site.ts'
import { assistantSection } from './privacy-assistant.ts'
import { lettersSection } from './privacy-letters.ts'
import { meetingsSection } from './privacy-meetings.ts'
import { servicesSection } from './privacy-services.ts'
import type { LegalPage } from './shapes.ts'

const { product, contactEmail } = site
const write = { label: contactEmail, href: `mailto:${contactEmail}` } as const

export const page: LegalPage = {
  meta: {
    title: 'Privacy policy',
    description:
      'What this website does with data: what it notes, for how long, who can see it, which services it may be connected to, and how to see, correct or delete yours.',
    keywords: ['privacy policy', 'data protection', 'GDPR'],
  },
  heading: 'Privacy policy',
  lede: 'This policy explains what personal data this website uses, why, for how long, and what you can ask us to do with it.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      blocks: [
        {
          kind: 'text',
          text: `This policy is about the website of ${product}: the pages you are reading, the messages you send us, and the accounts of the staff who run them. Data that arises in a screening or a due diligence order is governed by the terms of that order and by the notice that the person concerned receives with the request. If you have been checked and want to know what was found, “Your rights” below explains how.`,
        },
        {
          kind: 'text',
          text: ['The controller is ', product, ', reached at ', write, '.'],
        },
      ],
    },
    {
      id: 'reading',
      title: 'When you read these pages',
      blocks: [
        {
          kind: 'text',
          text: 'Your browser asks our server for a page, and to send it the server must know your network address for as long as the answer takes. Ordinary reading is not written to a log. No profile is made and nothing is passed to an analytics or advertising service. Fonts, pictures and scripts all come from this site itself.',
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
              'Log entries: time, kind of event, path, a request number, and the network address where a request was refused or somebody tried to sign in',
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
              'Errors of a page in your browser: which kind of page, the file and line of our own code, and the message with addresses and numbers masked',
              'To find faults that only a browser sees',
              'The latest 200 different errors, counted, in memory until the server restarts',
            ],
            [
              'Addresses of pages that we don’t have, and how often they were asked for; nothing about who asked',
              'To lead old links to the right page',
              '90 days after the last request',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Passwords, tokens and cookies are removed from log entries before they are written. A report of an error says nothing about you or your browser, stores nothing there, and is not sent from pages that show a person’s data. The ground for these notes is our legitimate interest in a site that stays up and is hard to break into.',
        },
      ],
    },
    {
      id: 'consent',
      title: 'What you allow, and its receipt',
      blocks: [
        {
          kind: 'text',
          text: [
            'If you switch on “Analytics”, our own server counts the pages that you open. Your browser tells it the kind of page, the host that led you here, and whether you read on a desktop, a tablet or a phone. We add the day and count one more; your address and any number that could recognise you are left out. Pages that show your own inquiry or meeting are not counted. The ground is your consent, which you can withdraw on the page ',
            { label: 'Cookie settings', href: paths.cookieSettings },
            '.',
          ],
        },
        {
          kind: 'text',
          text: 'When you switch a category on, your browser makes up a random number and leaves it with us as a receipt: number, time, version of the question and the categories. It lets you and us show what was allowed and when. Declining sends nothing to us.',
        },
        {
          kind: 'table',
          label: 'How long counts and receipts are kept',
          columns: ['What', 'Kept', 'Why'],
          rows: [
            [
              'Views of pages, counted by day',
              `${VISIT_DAYS} days`,
              'To compare a month with the same month of the year before',
            ],
            [
              'Receipts for a consent',
              `${RECEIPT_DAYS} days`,
              `A consent holds for ${CONSENT_DAYS} days, and may be asked about as long again`,
            ],
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      blocks: [
        {
          kind: 'text',
          text: [
            'Before you answer the question about cookies, your browser receives none. A choice that you save is kept there, in one cookie and in local storage; of a refusal only its date is kept. If you choose how pages look, your browser remembers it; while a tab is open it remembers how far you had scrolled. Colours and places stay in your browser; a message that you send while offline waits there until it can go. ',
            { label: 'Cookies', href: paths.cookies },
            ' lists every name, and ',
            { label: 'Cookie settings', href: paths.cookieSettings },
            ' shows and clears what your own browser holds.',
          ],
        },
      ],
    },
    lettersSection,
    meetingsSection,
    assistantSection,
    {
      id: 'staff',
      title: 'Staff accounts',
      blocks: [
        {
          kind: 'text',
          text: 'Staff who write for the site have an account: name, email address, role, and a hash from which the password cannot be read back. A session ends after 8 hours, after 30 minutes without activity, or at signing out. A session keeps the kind of browser and system and the first part of the network address, so that its owner knows it again; both go with it. Sign-ins are logged with the network address. Who changed which article, and when, is kept in the history of that article.',
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
            'To see what we hold about you, in a form that you can take elsewhere.',
            'To correct what is wrong, and to complete what is missing.',
            'To delete what we have no further reason to keep, or to restrict its use while that is being settled.',
            'To object to what we do on the ground of our own interest.',
            'To withdraw a consent at any time. What was done before stays lawful.',
          ],
        },
        {
          kind: 'text',
          text: [
            'Write to ',
            write,
            `. You hear from us ${site.replyPromise}, and have a full answer within the month that the GDPR allows. If you were checked by us, say for whom and about when; we may ask for proof that you are the person concerned, and for nothing more. Under the FCRA you can dispute a finding with us free of charge; we must reinvestigate, as a rule within 30 days.`,
          ],
        },
        {
          kind: 'text',
          text: 'You can complain to the data protection authority of the place where you live or work. We would be glad to hear from you first, but you need not.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'When the site begins to do something else with data, this page is changed first, and the date at its head with it.',
        },
      ],
    },
  ],
}
