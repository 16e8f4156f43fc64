import type { LegalSection } from './shapes.ts'

/** What the privacy policy says of services that the site may be connected to. */
export const servicesSection: LegalSection = {
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
        ['Cloudinary', 'Keeping pictures', 'Pictures that staff upload', 'Only where connected'],
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
}
