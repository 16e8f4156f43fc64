/** Texts that all industry pages share: labels and introductions of sections. */
import { lawNote } from '../law-note.ts'
import type { IndustryPage, RecordTable, SectionCopy } from './page-copy.ts'

/** Labels of the sections. Their fragments are derived from these labels. */
const industryLabels = {
  risks: 'Risks and checks',
  roles: 'Checks by role',
  situation: 'Worked example',
  regulation: 'Law and guidance',
  questions: 'Questions',
  related: 'Related',
} as const

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

const count = (number: number): string => COUNTS[number] ?? String(number)

/**
 * Sentence below the heading of the risks. It names the check that is the main check for the most risks, with the number of these risks.
 */
function mainCheckLine({ checks, rows }: IndustryPage['risks']): string {
  const [first, second] = checks
    .map(({ slug, label }) => ({
      label,
      answered: rows.filter(({ cover }) => cover[slug] === 'answers').length,
    }))
    .toSorted((one, other) => other.answered - one.answered)
  if (first === undefined || first.answered < 2) {
    return `You see a main check for each of these ${count(rows.length)} risks, with the checks that support it.`
  }
  const many = `${count(first.answered)} of these ${count(rows.length)} risks`
  if (first.answered === 2) return `For ${many}, the main check we suggest is “${first.label}”.`
  if (first.answered === 3) {
    const next = second === undefined ? '' : `, then look at “${second.label}”`
    return `Start with “${first.label}”, the main check for ${many}${next}.`
  }
  return `You can answer ${many} with one main check, “${first.label}”.`
}

/** Heads of the sections. */
export const industryHeads = (
  page: IndustryPage,
): Readonly<Record<keyof typeof industryLabels, SectionCopy>> => ({
  risks: {
    label: industryLabels.risks,
    heading: page.risks.heading,
    intro: mainCheckLine(page.risks),
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

/** Table of roles. If a cell mentions right-to-work checks, the table has a note about them. */
export const rolesTable = ({ table }: IndustryPage['roles']): RecordTable =>
  table.rows.flat().some((cell) => /right to work/iu.test(cell))
    ? {
        ...table,
        note: 'Right-to-work checks stay with you as the employer. We file the result.',
      }
    : table

/** Page whose sections have labels. The texts that all industry pages share are not added. */
export const withLabels = (page: IndustryPage) => ({
  ...page,
  risks: { label: industryLabels.risks, ...page.risks },
  roles: { label: industryLabels.roles, ...page.roles },
  situation: { label: industryLabels.situation, ...page.situation },
  regulation: { label: industryLabels.regulation, ...page.regulation },
  questions: { label: industryLabels.questions, ...page.questions },
})
