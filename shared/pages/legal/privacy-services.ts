import { outsideServices } from './outside-services.ts'
import type { LegalSection } from '../company/shapes.ts'

/** Section of the privacy policy about third-party services to which the site can be connected. */
export const servicesSection: LegalSection = {
  id: 'services',
  title: 'Recipients and transfers abroad',
  blocks: [
    {
      kind: 'text',
      text: 'Our site runs on its own, so articles, pictures, accounts and logs lie in stores that belong to it. The operator can connect the outside services below, and each acts on the operator’s behalf and only for its purpose in the table. If one lies outside your country, your data goes there under the mechanism that the table names.',
    },
    {
      kind: 'table',
      label: 'Outside services, what they would receive and when',
      columns: ['Service', 'For', 'Would receive', 'Where and when'],
      rows: outsideServices.map(({ name, use, receives, place, inUse }) => [
        name,
        use,
        receives,
        `${place}. ${inUse}`,
      ]),
    },
    {
      kind: 'text',
      text: 'Our links to social networks are plain links, so your browser contacts a network only when you follow one. We show the same list on our trust page.',
    },
  ],
}
