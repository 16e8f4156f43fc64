import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { factsList, sectionFields } from '../copy-fields.ts'
import { questionsSection } from '../shared-fields.ts'
import {
  closingLine,
  figureField,
  messageField,
  pageSections,
  paragraphsField,
  pointsSection,
  sectionField,
} from '../sections.ts'

/** Sections of the careers page. Its openings are separate documents. */
export const careersSections = pageSections({
  slug: 'careers',
  title: 'Careers',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'figure', title: 'Figure', default: true },
    { name: 'openings', title: 'Openings' },
    { name: 'steps', title: 'Hiring' },
    { name: 'own', title: 'Own checks' },
    { name: 'work', title: 'The work' },
    { name: 'questions', title: 'Questions' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    figureField('figure', 'Figure', 'figure'),
    sectionField({
      name: 'openings',
      title: 'Openings',
      description: 'The published openings follow this text.',
      fields: [
        messageField('none', 'Without openings', 'Shown while no opening is published.'),
        messageField('away', 'Openings not available', 'Shown if the openings cannot be loaded.'),
      ],
    }),
    pointsSection({
      name: 'steps',
      title: 'Hiring',
      description: 'The steps from application to first day.',
      list: 'items',
      limit: limits.steps,
    }),
    sectionField({
      name: 'own',
      title: 'Our own checks',
      description: 'How we screen our own staff.',
      fields: [
        paragraphsField(limits.paragraphs),
        factsList({ description: 'Short facts beside the text.', limit: limits.facts }),
      ],
    }),
    pointsSection({
      name: 'work',
      title: 'The work',
      description: 'How we work together.',
      limit: limits.points,
    }),
    questionsSection(sectionFields, limits.questions),
    closingLine(limits.closing),
  ],
})
