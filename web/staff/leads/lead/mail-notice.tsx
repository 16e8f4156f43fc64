import { counted } from '#shared/text/count.ts'
import { Info, TriangleAlert } from 'lucide-react'
import type { LeadList } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { lengthInWords } from '../response-deadline.ts'

interface NoticeProps {
  readonly mail: LeadList['mail']
}

/** Note that no notifications are sent because email is not configured. */
function MailOff() {
  return (
    <p className="read-only-note">
      <Info size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        Check here for new leads. Email is not set up, so you get no alerts and senders get no
        receipt. Ask your server administrator to set <code>SMTP_URL</code>, <code>MAIL_FROM</code>{' '}
        and <code>LEADS_TO</code>.
      </span>
    </p>
  )
}

const messages = (count: number) => counted(count, 'message')

/** Notice about notifications that are stuck or have failed. Renders nothing if there are none. */
export function MailNotice({ mail }: NoticeProps) {
  const mayManage = useMay('system.manage')
  const { waiting, failed, oldest_seconds: oldest } = mail
  if (mail.mail === 'off') return <MailOff />
  // Messages younger than 60 s are not stuck: their first delivery may still be in progress.
  const isStuck = waiting > 0 && (oldest ?? 0) >= 60
  if (failed === 0 && !isStuck) return null
  return (
    <output className="stale-notice">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {failed > 0 && `Check the leads here. ${messages(failed)} about leads could not be sent. `}
        {isStuck &&
          `${messages(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be sent, the oldest for ${lengthInWords((oldest ?? 0) * 1000)}. We keep trying. `}
        {mayManage && <a href={`${paths.adminOutbox}#messages`}>See the outbox</a>}
      </span>
    </output>
  )
}
