/** Why a row cannot be taken back. */
export const ONE_COPY = 'Edit it by hand. Its unpublished changes are part of it now.'

/** The rows that can be taken back. */
export const undoable = <Row>(
  rows: readonly Row[],
  undoOf: (row: Row) => unknown,
): readonly Row[] => rows.filter((row) => undoOf(row) !== undefined)

/** What is said after an act on several of which only some can be taken back; nothing where it is all or none. */
export function leftByUndo(back: number, all: number): string {
  const left = all - back
  if (back === 0 || left === 0) return ''
  return `. Undo leaves ${left === 1 ? '1 of them' : `${left} of them`} as ${left === 1 ? 'it is' : 'they are'}`
}
