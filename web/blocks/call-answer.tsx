import { grouped } from '#shared/text/count.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { readJson, type Exchanged } from '#web/lib/staff/queries/send.ts'
import { CopyButton } from './code/copy-button.tsx'

interface CallAnswerProps {
  /** Method and path of the call. */
  readonly request: string
  readonly answer: Exchanged
}

/** Response of a call: status, time, headers and body. */
export function CallAnswer({
  request,
  answer: { status, headers, text, duration },
}: CallAnswerProps) {
  const parsed = readJson(text)
  const body = parsed === undefined ? text : JSON.stringify(parsed, undefined, 2)
  const isGood = status < 400
  const Icon = isGood ? CircleCheck : TriangleAlert
  const size = new TextEncoder().encode(text).length
  return (
    <div className="api-answer">
      <output className="api-outcome">
        <span className={`status-mark ${isGood ? 'status-published' : 'status-pending'}`}>
          <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
          {status}
        </span>
        <span>{Math.round(duration)} ms</span>
        <span>{grouped(size)} bytes</span>
        <span className="api-path">{request}</span>
      </output>
      <details>
        <summary>Headers</summary>
        <dl className="api-headers">
          {[...headers].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body !== '' && (
        <div className="api-body">
          <CopyButton text={body} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling answer must be reachable by keyboard */}
          <pre tabIndex={0} aria-label="Response body">
            {body}
          </pre>
        </div>
      )}
    </div>
  )
}
