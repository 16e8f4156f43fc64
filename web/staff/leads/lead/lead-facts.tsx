import type { ReactNode } from 'react'
import type { Lead } from '#shared/contracts/leads.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { answerWayInWords, volumeInWords } from '#shared/pages/inquiry-words.ts'
import { kindWords } from '../lead-labels.ts'
import { replyLink } from './reply.ts'

const telephone = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

function factsOf(lead: Lead): readonly (readonly [label: string, value: ReactNode])[] {
  const { kind, name, company, email, phone, countries, volume, answer_way: way } = lead
  const text = (value: string) => value !== '' && <span dir="auto">{value}</span>
  return [
    ['Name', text(name)],
    ['Company', text(company)],
    [
      'Email',
      <a key="email" className="lead-address" href={replyLink(lead)}>
        {email}
      </a>,
    ],
    [
      'Phone',
      phone !== '' && (
        <a key="phone" className="lead-address" href={telephone(phone)}>
          {phone}
        </a>
      ),
    ],
    ['Source', kindWords[kind]],
    [kind === 'partnership' ? 'Type' : 'Subject', subjectName(lead.about)],
    ['Countries', text(countries)],
    ['Checks a year', kind === 'contact' && volume !== '' && volumeInWords(volume)],
    ['Reply by', kind === 'contact' && answerWayInWords(way)],
  ]
}

/** Data of a lead as submitted by the visitor. */
export function LeadFacts({ lead }: { readonly lead: Lead }) {
  return (
    <dl className="lead-facts">
      {factsOf(lead)
        .filter(([, value]) => value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {lead.message !== '' && (
        <div className="lead-message">
          <dt>{lead.kind === 'partnership' ? 'Goals' : 'Message'}</dt>
          <dd dir="auto">{lead.message}</dd>
        </div>
      )}
    </dl>
  )
}
