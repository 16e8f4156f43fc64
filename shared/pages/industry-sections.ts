/** What every industry page prints alike: the names of its sections and the lines under their headings. */
import { lawNote } from './law-note.ts'
import type { IndustryPage, RecordTable, SectionCopy } from './page-copy.ts'

/** The sections by their names; links into a page are made of them. */
const industryLabels = {
  risks: 'Risks and checks',
  roles: 'Checks by role',
  situation: 'Worked example',
  regulation: 'Law and guidance',
  questions: 'Questions',
  related: 'Related',
} as const

/** The head of each section as it is printed. */
export const industryHeads = (
  page: IndustryPage,
): Readonly<Record<keyof typeof industryLabels, SectionCopy>> => ({
  risks: {
    label: industryLabels.risks,
    heading: page.risks.heading,
    intro: 'The main check answers the risk; supporting checks add evidence.',
  },
  roles: { label: industryLabels.roles, heading: page.roles.heading },
  situation: {
    label: industryLabels.situation,
    heading: page.situation.heading,
    intro: 'Illustrative example. The people and companies are invented.',
  },
  regulation: {
    label: industryLabels.regulation,
    heading: page.regulation.heading,
    intro: lawNote(page.regulation.reviewed),
  },
  questions: { label: industryLabels.questions, heading: page.questions.heading },
  related: { label: industryLabels.related, heading: page.related.heading },
})

/** The table of roles, with a line on right-to-work checks where a cell names one. */
export const rolesTable = ({ table }: IndustryPage['roles']): RecordTable =>
  table.rows.flat().some((cell) => /right to work/iu.test(cell))
    ? {
        ...table,
        note: 'Right-to-work checks stay with you as the employer. We file the result.',
      }
    : table

/** A page whose sections have their labels, without the lines that all pages print. */
export const withLabels = (page: IndustryPage) => ({
  ...page,
  risks: { label: industryLabels.risks, ...page.risks },
  roles: { label: industryLabels.roles, ...page.roles },
  situation: { label: industryLabels.situation, ...page.situation },
  regulation: { label: industryLabels.regulation, ...page.regulation },
  questions: { label: industryLabels.questions, ...page.questions },
})
