import { FAMILIES, type Family } from '../family-names.ts'
import { isSubject, type Subject } from './subjects.ts'

/** Relief plate: the object that it shows, and the family that determines its colour. */
export interface PlateDesign {
  readonly family: Family
  readonly subject: Subject
}

/** Pattern of the file names of plates: family, subject and, for the dark theme, a suffix. */
const FILE = /^plate-([a-z]+)-([a-z]+)(?:-dark)?\.[a-z]+$/i

/** Returns the name of the picture of a plate, without an extension. */
export const plateName = ({ family, subject }: PlateDesign): string => `plate-${family}-${subject}`

/** Returns the design of the plate in a picture file of this name; undefined if the file is not a plate. */
export function plateOfFile(file: string): PlateDesign | undefined {
  const [, line, subject = ''] = FILE.exec(file) ?? []
  const family = FAMILIES.find((one) => one === line)
  return family !== undefined && isSubject(subject) ? { family, subject } : undefined
}
