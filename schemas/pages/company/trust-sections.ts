import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { sectionFields } from '../copy-fields.ts'
import { questionsSection } from '../shared-fields.ts'
import {
  closingLine,
  pageSections,
  paragraphsField,
  pointsSection,
  sectionField,
} from '../sections.ts'

/** Sections of the trust page. Its tables describe the software, so they are in code and not editable. */
export const trustSections = pageSections({
  slug: 'trust',
  title: 'Trust',
  description: 'The sections of the page. The rows of its tables come with the software.',
  groups: [
    { name: 'service', title: 'Screening', default: true },
    { name: 'website', title: 'Website' },
    { name: 'retention', title: 'Retention' },
    { name: 'processors', title: 'Processors' },
    { name: 'report', title: 'Report' },
    { name: 'vulnerabilities', title: 'Faults' },
    { name: 'questions', title: 'Questions' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    sectionField({
      name: 'service',
      title: 'Screening service',
      description: 'The text above the measures of the screening service.',
    }),
    sectionField({
      name: 'website',
      title: 'This website',
      description: 'The text above the measures of this website.',
    }),
    sectionField({
      name: 'retention',
      title: 'Retention',
      description: 'The text above the table of periods.',
    }),
    sectionField({
      name: 'processors',
      title: 'Sub-processors',
      description: 'The text above the table of sub-processors.',
    }),
    pointsSection({
      name: 'report',
      title: 'Report',
      description: 'The security report, and what happens after an incident.',
      limit: limits.points,
    }),
    sectionField({
      name: 'vulnerabilities',
      title: 'Report a fault',
      description: 'How to report a vulnerability.',
      fields: [paragraphsField(limits.paragraphs)],
    }),
    questionsSection(sectionFields, limits.questions),
    closingLine(limits.closing),
  ],
})
