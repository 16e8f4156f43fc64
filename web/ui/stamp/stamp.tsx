import './stamp.css'
import { stampMarkup } from '#shared/engraving/stamp.ts'
import { dayInWords } from '#shared/time/days.ts'
import { identity } from '#shared/company/identity.ts'
import { inZone } from '#shared/time/zone-time.ts'

interface StampProps {
  /** Word on the stamp, such as `Received`. */
  readonly word: string
  /** Time on the stamp, ISO 8601. */
  readonly at: string
  readonly falls: boolean
}

/** Stamp of the intake desk. It is hidden from screen readers, because the rows of the sheet contain the same word and time. */
export function Stamp({ word, at, falls }: StampProps) {
  const { day, time } = inZone(at, 'UTC')
  const { date, month, year } = dayInWords(day)
  const markup = stampMarkup({
    id: 'receipt-stamp',
    top: word,
    foot: `${identity.product} intake desk`,
    date: `${date} ${month.slice(0, 3)} ${year}`,
    time: `${time} UTC`,
  })
  return (
    <div className={falls ? 'stamp-place stamp-falls' : 'stamp-place'} aria-hidden="true">
      <svg
        className="engraving"
        viewBox="-1000 -1000 2000 2000"
        fill="none"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </div>
  )
}
