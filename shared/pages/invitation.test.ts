import { expect, test } from 'vitest'
import { services, solutionEntries } from './catalogue/catalogue.ts'
import { invitations, type Invitation } from './invitation.ts'
import { subjectAsked } from './inquiry-subjects.ts'
import { SUBJECT_PARAMETER } from '../paths/paths.ts'

const { home, industry, hub, company, candidates, partners } = invitations

const all: readonly (readonly [string, Invitation])[] = [
  ...Object.entries({ home, industry, hub, company, candidates, partners }),
  ...services.map(({ slug }) => [slug, invitations.service(slug)] as const),
  ...solutionEntries.map(({ slug }) => [`solution ${slug}`, invitations.solution(slug)] as const),
  ['an example of a service', invitations.example('rag')],
  ['an example without a service', invitations.example(undefined)],
  ['an example of an unknown service', invitations.example('constructor')],
  ['a post about a service', invitations.post(['banking-financial', 'kyc-compliance'])],
  ['a post without a service', invitations.post(['toString'])],
  ['careers', invitations.careers('mailto:hello@certavia.example')],
]

test.for(all)(
  'the two calls to action of %s are short and differ from each other',
  ([, { primary, second }]) => {
    expect(primary.href).not.toBe(second.href)
    expect(primary.label).not.toBe(second.label)
    for (const { label } of [primary, second]) expect(label).toMatch(/^[A-Z][^.!]{2,30}$/)
  },
)

test('the contact form accepts each subject that links of pages preselect', () => {
  const asked = all
    .flatMap(([, { primary, second }]) => [primary, second])
    .map(({ href }) => new URL(href, 'http://localhost').searchParams.get(SUBJECT_PARAMETER))
    .filter((subject) => subject !== null)
  expect(asked.length).toBeGreaterThan(2 * services.length)
  expect(asked.map(subjectAsked)).toEqual(asked)
})

test('the call to action of a post links to the service that the post is about', () => {
  expect(invitations.post(['banking-financial', 'kyc-compliance']).primary.href).toBe(
    '/kyc-compliance',
  )
})
