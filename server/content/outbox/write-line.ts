import type { ArticleWrite } from '../editing/ports.ts'
import type { WaitingWrite } from './outbox.store.ts'

/** True if a write is based on the result of another write, which is queued. */
export const follows = ({ before }: ArticleWrite, { after }: WaitingWrite): boolean =>
  before.draft?._rev === after.draft?._rev && before.published?._rev === after.published?._rev

/** Returns the write with this id and all writes of the same article that are based on it, in order. */
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
