import { CallAnswer } from '#web/blocks/call-answer.tsx'
import type { Exchange } from './run-trial.ts'

const titles = { site: 'Signature from this site', host: 'Call to the image host' }

function Sent({ to, sent }: Pick<Exchange, 'to' | 'sent'>) {
  return (
    <dl className="api-headers">
      {to === 'site' && (
        <div>
          <dt>Authorization</dt>
          <dd>your session, not shown</dd>
        </div>
      )}
      {typeof sent === 'string' ? (
        <div>
          <dt>Body</dt>
          <dd className="trial-json">{sent}</dd>
        </div>
      ) : (
        sent.map(([name, value], index) => (
          // The React key contains the index, because header names may repeat. Entries are never reordered.
          <div key={`${index}:${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))
      )}
    </dl>
  )
}

/**
 * One call of a trial with its request and response. The server never sends the signing secret to a browser, and the session token is left
 * out.
 */
export function ExchangeView({ exchange }: { readonly exchange: Exchange }) {
  const { to, url, sent, answer } = exchange
  return (
    <section className="trial-exchange" aria-labelledby={`trial-${to}`}>
      <h3 id={`trial-${to}`}>{titles[to]}</h3>
      <h4>Request</h4>
      <p className="api-path">
        <span className="api-method">POST</span> {url}
      </p>
      <Sent to={to} sent={sent} />
      <h4>Answer</h4>
      {answer === undefined ? (
        <p className="trial-none">No response yet.</p>
      ) : (
        <CallAnswer request={`POST ${url}`} answer={answer} />
      )}
    </section>
  )
}
