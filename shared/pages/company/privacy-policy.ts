import { paths } from '../../paths.ts'
import { CONSENT_DAYS, RECEIPT_DAYS, VISIT_DAYS } from '../../consent.ts'
import { QUESTION_DAYS } from '../../assistant-limits.ts'
import { site } from '../../site.ts'
import { meetingsSection } from './privacy-meetings.ts'
import type { LegalPage } from './shapes.ts'

const { assistant, product, contactEmail, retention } = site
const write = { label: contactEmail, href: `mailto:${contactEmail}` } as const

export const page: LegalPage = {
  meta: {
    title: 'Privacy policy',
    description:
      'What this website does with data: what it notes, for how long, who can see it, which services it may be connected to, and how to see, correct or delete yours.',
    keywords: ['privacy policy', 'data protection', 'GDPR'],
  },
  heading: 'Privacy policy',
  lede: 'What this website does with data about you, told in the order in which it happens. It can be read without an account, without cookies and without JavaScript.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      blocks: [
        {
          kind: 'text',
          text: `This policy is about the website of ${product}: the pages you are reading, the messages you send us, and the accounts of the staff who run them. Data that arises in a screening or a due diligence order is governed by the terms of that order and by the notice that the person concerned receives with the request for consent. If you have been checked and want to know what was found, “What you can ask of us” below tells how.`,
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
              'To slow down callers of our interfaces who ask too much too fast',
              'In memory, until the server restarts or 20,000 other addresses have called since',
            ],
            [
              'Log entries: time, kind of event, path, a request number, and the network address where a request was refused or somebody tried to sign in',
              'To find faults and to notice attacks',
              'The latest 1,000 entries in memory; the operator’s own log files as long as its security needs',
            ],
            [
              'Request number',
              'Printed in error answers of our interfaces so that you can refer to one',
              'With the log entry, if there is one',
            ],
            [
              'Wrong tries to sign in, by network address and by a hash of what was typed as e-mail address',
              'To make guessing of passwords slow',
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
    {
      id: 'letters',
      title: 'When you write to us',
      blocks: [
        {
          kind: 'text',
          text: 'The forms on the contact and partner pages send us what you enter: name, work email, company, phone if you give one, what it is about, countries, number of checks a year, your message and how you want to be answered; for a proposal company, type, email and goals. We store it on this site’s own server before we confirm it, together with the time and a number for you to refer to. We use it to answer you and for nothing else. The lawful basis is steps before a contract at your request, or our legitimate interest in replying.',
        },
        {
          kind: 'list',
          items: [
            'Who sees it: our staff who work on inquiries. They can add notes, and a history shows who changed what.',
            'Your receipt: a page at an address that only you get. It shows what you sent for 24 hours, and no cache or search engine keeps it.',
            'A receipt by email, where a mail server is connected: number, time and the moment by which we answer, without your text. We send at most one a day to an address and keep a hash of the address for that.',
            'While you are offline, a message that you have sent waits in your own browser tab until it can go. You can take it back until then.',
          ],
        },
        {
          kind: 'table',
          label: 'How we keep spam out of the forms',
          columns: ['What', 'Why', 'Kept for'],
          rows: [
            [
              'A field that people can’t see',
              'Programs fill it in. Such a message is stored and marked as spam',
              'With the message',
            ],
            [
              'The time from opening the form to sending it',
              'Programs are faster than people',
              'In memory, for an hour at most',
            ],
            [
              'Network address and email address, counted',
              'To limit how many messages come from one place',
              'In memory, until the server restarts or the count has run out',
            ],
            [
              'A key of each message, or a hash of its text',
              'So that a message that is sent twice is stored once',
              '24 hours after it was first sent',
            ],
          ],
        },
        {
          kind: 'table',
          label: 'How long we keep messages',
          columns: ['Message', 'Kept for', 'Why'],
          rows: [
            [
              'Inquiries and proposals of partners, with our notes on them',
              `${retention.inquiries} months after the last message, longer only if you become a client`,
              'So that a conversation can be taken up again',
            ],
            [
              'Applications for a position, which you send by email',
              `${retention.applications} months after the decision`,
              'To answer questions about the decision',
            ],
            [
              'Requests about your own data',
              'As long as the law asks us to be able to show that we answered',
              'Proof',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Please send no identity documents and no names of people to be checked in a first message. Ordinary email is not secure.',
        },
      ],
    },
    meetingsSection,
    {
      id: 'assistant',
      title: `When you ask ${assistant}`,
      blocks: [
        {
          kind: 'text',
          text: `${assistant} is the assistant in the corner of our pages. Your question goes to our server with up to six messages before it, so that a follow-up makes sense. The server answers from the pages of this site. It keeps the conversation only until the answer is ready, and your question is left out of its log. Please leave out personal data, of yourself and of others.`,
        },
        {
          kind: 'text',
          text: `The operator can connect Google’s Gemini model. The window then says so before you ask. In that case our server sends Google your question, the question before it where yours follows on from it, and passages of our own pages. Your network address stays with us. The lawful basis is our legitimate interest in answering the question that you chose to ask.`,
        },
        {
          kind: 'text',
          text: `If ${assistant} finds no answer, or you say that one didn’t help, we count the question for our staff, so that we can improve the pages. We keep only words that the site itself uses and write “…” for every other word, for numbers and for addresses. A question with fewer than three such words is dropped. The count says when a question was last asked, and holds nothing about who asked it.`,
        },
        {
          kind: 'table',
          label: `How long questions to ${assistant} are kept`,
          columns: ['What', 'Kept', 'Why'],
          rows: [
            ['Your question and the answer', 'Until the answer is sent', 'To answer you'],
            [
              'Questions without a helpful answer, in words of the site, counted',
              `${QUESTION_DAYS} days after they were last asked`,
              'To see what our pages should explain',
            ],
          ],
        },
      ],
    },
    {
      id: 'staff',
      title: 'Staff accounts',
      blocks: [
        {
          kind: 'text',
          text: 'Staff who write for the site have an account: name, e-mail address, role, and a hash from which the password cannot be read back. A session ends after 8 hours, after 30 minutes without activity, or at signing out. A session keeps the kind of browser and system and the first part of the network address, so that its owner knows it again; both go with it. Sign-ins are logged with the network address. Who changed which article, and when, is kept in the history of that article.',
        },
      ],
    },
    {
      id: 'services',
      title: 'Services it may be connected to',
      blocks: [
        {
          kind: 'text',
          text: 'The site runs on its own. Articles, pictures, accounts and logs lie in stores that belong to it, and your browser speaks to no other host. Its operator can connect outside services. Each acts on the operator’s behalf, and only for the purpose in the table.',
        },
        {
          kind: 'table',
          label: 'Outside services, what they would receive and when',
          columns: ['Service', 'For', 'Would receive', 'In use'],
          rows: [
            [
              'Sanity',
              'Keeping articles',
              'What editors write. Requests come from our server, not from your browser',
              'Only where connected',
            ],
            [
              'Cloudinary',
              'Keeping pictures',
              'Pictures that staff upload',
              'Only where connected',
            ],
            [
              'Google Gemini',
              'Answers of the chat assistant',
              'The question you type, the one before it if yours follows on, and passages of our own pages. Requests come from our server',
              'Only where connected',
            ],
            [
              'Calendly',
              'Booking of meetings',
              'What you enter to book',
              'Only where connected: within our pages with your consent, or in a tab that you open yourself',
            ],
            [
              'A mail server (SMTP)',
              'Telling staff of a message or a meeting, and sending you its receipt, invitation or reminder',
              'What you sent, and your address',
              'Only where connected',
            ],
            [
              'Systems of our own (webhook)',
              'Taking an inquiry over into the system in which we keep customers',
              'What you sent through a form or to book a meeting, signed',
              'Only where connected',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Links to social networks are plain links. Nothing of theirs is loaded until you follow one.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
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
            `. You hear from us ${site.replyPromise}, and have a full answer within the month that the GDPR allows. If you were checked by us, say for whom and about when; we may ask for proof that you are the person concerned, and for nothing more. Under the FCRA you can also dispute a finding with us free of charge, and we take it back to the source.`,
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
