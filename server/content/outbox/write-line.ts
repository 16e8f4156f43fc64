import type { ArticleWrite } from '../editing/ports.ts'
import type { WaitingWrite } from './outbox.store.ts'

/** True if the first write is based on the result of the second one, which is queued. */
export const follows = ({ before }: ArticleWrite, { after }: WaitingWrite): boolean =>
  before.draft?._rev === after.draft?._rev && before.published?._rev === after.published?._rev

/** Returns the write with this id and the writes of the same article that are based on it, directly or not, in order. */
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
