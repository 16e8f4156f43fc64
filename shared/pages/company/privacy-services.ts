import { outsideServices } from './outside-services.ts'
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
      columns: ['Service', 'For', 'Would receive', 'Where', 'In use'],
      rows: outsideServices.map(({ name, use, receives, place, inUse }) => [
        name,
        use,
        receives,
        place,
        inUse,
      ]),
    },
    {
      kind: 'text',
      text: 'Links to social networks are plain links. Nothing of theirs is loaded until you follow one.',
    },
  ],
}
