import type { ArticleWrite } from '../editing/ports.ts'
import type { WaitingWrite } from './outbox.store.ts'

/** Whether a write was made on top of one that waits. */
export const follows = ({ before }: ArticleWrite, { after }: WaitingWrite): boolean =>
  before.draft?._rev === after.draft?._rev && before.published?._rev === after.published?._rev

/** The write of an article that has this id, and those made on top of it, in order. */
export function lineFrom(
  writes: readonly WaitingWrite[],
  transactionId: string,
): readonly WaitingWrite[] {
  const line: WaitingWrite[] = []
  for (const write of writes) {
    const last = line.at(-1)
    const isNext = last === undefined ? write.transactionId === transactionId : follows(write, last)
    if (isNext) line.push(write)
  }
  return line
}
