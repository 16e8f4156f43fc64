import { counted } from '#shared/text/count.ts'
import { DAY, HOUR } from '#shared/time/units.ts'
import { fine, look, type Finding } from './finding.ts'

/** Age above which a nightly backup is overdue, in milliseconds. */
const OVERDUE = 36 * HOUR

const MAKE =
  'Run `npm run backup -- FILE.tar.gz`, and add it to the timer of this machine (docs/operations.md, Backup and restore).'

/**
 * Checks that the last backup is not overdue. @param madeAt time of the last backup, milliseconds since 1970; undefined if no backup is
 * recorded
 */
export function judgeBackup(madeAt: number | undefined, now: number): Finding {
  if (madeAt === undefined) return look('None has been made', MAKE)
  const age = Math.max(0, now - madeAt)
  const hours = Math.floor(age / HOUR)
  const found =
    hours < 1
      ? 'Less than an hour old'
      : hours < 48
        ? `${counted(hours, 'hour')} old`
        : `${counted(Math.floor(age / DAY), 'day')} old`
  return age > OVERDUE ? look(found, MAKE) : fine(found)
}
