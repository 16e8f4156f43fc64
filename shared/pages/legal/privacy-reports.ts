import { paths } from '#shared/paths/paths.ts'
import type { LegalPage } from '../company/shapes.ts'

/** Section of the privacy policy about issuing and verifying reports. */
export const reportsSection: LegalPage['sections'][number] = {
  id: 'reports',
  title: 'When you verify a report',
  blocks: [
    {
      kind: 'text',
      text: [
        'If you choose a file on ',
        { label: 'Verify a report', href: paths.verify },
        ', your browser reads it on your device. The file, its name and its words stay there. Your browser sends us only the number of the report, and we answer with its kind, dates, state and fingerprints. After you leave the page, your browser keeps none of it.',
      ],
    },
    {
      kind: 'text',
      text: 'We count how often each number was checked, and who asked stays unknown to us. To make numbers hard to guess, we limit checks by network address to 60 an hour, in memory only. Our legal basis is our legitimate interest in reports whose changes show (Article 6(1)(f) GDPR and UK GDPR).',
    },
    {
      kind: 'text',
      text: 'For each report we keep its number, kind, dates, state and fingerprints, and which member of our staff issued, replaced or withdrew it. What a report says, and about whom, stays in the file that we sent. A fingerprint is a number from which the words cannot be read. The entry stays for as long as this site verifies reports, so that the number can still be checked years later.',
    },
  ],
}
