import { stampMarkup } from '#shared/engraving/stamp.ts'
import { site } from '#shared/site.ts'
import { momentIn } from './moment.ts'

interface ReceiptStampProps {
  /** When the message came, ISO 8601. */
  readonly at: string
  readonly falls: boolean
}

/** The intake desk's stamp on a receipt. It repeats what the rows say, so screen readers pass it by. */
export function ReceiptStamp({ at, falls }: ReceiptStampProps) {
  const { day, year, time } = momentIn(at, 'UTC')
  const [, number = '', month = ''] = day.split(' ')
  const markup = stampMarkup({
    id: 'receipt-stamp',
    top: 'Received',
    foot: `${site.product} intake desk`,
    date: `${number} ${month.slice(0, 3)} ${year}`,
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
