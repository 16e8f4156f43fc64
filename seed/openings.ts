import { resolvePlainLink } from '#shared/markdown/links.ts'
import { markdownToPortableText } from '#shared/markdown/markdown-to-portable-text.ts'
import type { Employment } from '#shared/content/employment.ts'
import type { Status } from '#shared/content/status.ts'

interface DemoOpening {
  readonly slug: string
  readonly title: string
  readonly status: Status
  readonly team: string
  readonly place: string
  readonly employment: Employment
  /** First publication, ISO 8601 in UTC. */
  readonly publishedAt?: string
  readonly closesAt?: string
  readonly summary: string
  readonly text: string
}

const OPENING_ID = 'seed-opening-'

const OPENINGS: readonly DemoOpening[] = [
  {
    slug: 'analyst-court-and-registry-records',
    title: 'Screening analyst, court and register records',
    status: 'published',
    team: 'Sources',
    place: 'Remote, European Union or United Kingdom',
    employment: 'full_time',
    publishedAt: '2026-10-12T08:00:00Z',
    summary:
      'You find the right court or register, request the record and report what it says and what it leaves out.',
    text: `Most questions that reach this desk have an obvious place to ask and a better one. You know, or learn, which registry keeps what, since when, and how it wants to be written to. You keep that knowledge where the next person can read it.

#### What you do

- Turn a list of addresses and years into a list of offices, and say where the list has a gap.
- Ask, follow up, and tell an answer from a polite refusal.
- Record each answer with its source, its minute and its limits, in words that hold up when somebody reads them in three years.

#### What we look for

Patience with forms, and two languages of which one is English. You may have worked in a court, an archive, a land registry or a university office; you may also have worked nowhere near one. We care that you read closely and say so when you do not know.

#### What you find here

A team that answers questions and a handbook we update every week.`,
  },
  {
    slug: 'engineer-evidence-pipeline',
    title: 'Software engineer, data pipeline',
    status: 'published',
    team: 'Data and engineering',
    place: 'Remote, European Union',
    employment: 'full_time',
    publishedAt: '2026-11-02T08:00:00Z',
    summary:
      'You build the interfaces, storage and logs that bring results from the source into our reports.',
    text: `An answer passes through several systems before it stands in a report. Each of them could change it, lose it or let the wrong person see it. Your work is that none of them does, and that anybody can check.

#### What you do

- Build and run interfaces to registries, clients and mailboxes, including those that go down on Friday evening.
- Keep stores in which a record can be corrected but never quietly rewritten.
- Measure what you run, and take things away as readily as you add them.

#### What we look for

TypeScript or a neighbour of it, SQL that you would sign, and experience with a system that had to keep going while it was replaced. Knowing what a write acknowledged to disk means matters more here than knowing this year’s framework.

#### What you find here

Small changes, reviewed by a second person and released on any weekday. Failures are written up without names.`,
  },
  {
    slug: 'reader-of-reports',
    title: 'Report editor',
    status: 'published',
    team: 'Release',
    place: 'Remote, any country we cover, by agreement',
    employment: 'part_time',
    publishedAt: '2026-09-21T08:00:00Z',
    closesAt: '2027-12-31T17:00:00Z',
    summary: 'You edit reports before release and return any sentence that goes beyond its source.',
    text: `A report can be right line by line and wrong as a whole. Before one is released, somebody reads it who had no part in making it. For twenty hours a week, that is you.

#### What you do

- Compare every statement with the answer it rests on.
- Strike what is implied and not said, and ask for what is missing.
- Keep the list of sentences that were misread by clients, and find better ones.

#### What we look for

An editor’s eye, from law, translation, nursing notes, insurance files or any other place where a careless word does harm. You write plain English and can explain why a comma moved.

#### What you find here

Twenty hours, spread as suits you over weekdays. We release a report when it is right, even if it is late.`,
  },
  {
    slug: 'data-scientist-document-reading',
    title: 'Data scientist, document reading',
    status: 'draft',
    team: 'Data and engineering',
    place: 'Remote, European Union',
    employment: 'fixed_term',
    summary:
      'You teach models to read certificates and extracts, and publish how often they are wrong.',
    text: `Two years, on documents in forty layouts and a dozen scripts.

#### What you do

- Label with the analysts, not for them.
- State the error of each field, and what the model does when it is not sure.

#### What we look for

Work on document layout or information extraction that you can show, and a habit of keeping the test set under lock.`,
  },
  {
    slug: 'intake-coordinator-summer',
    title: 'Intake coordinator for the summer',
    status: 'published',
    team: 'Intake',
    place: 'Remote, United Kingdom',
    employment: 'fixed_term',
    publishedAt: '2026-04-07T08:00:00Z',
    // Closed opening, as an example of one that the careers page does not list.
    closesAt: '2026-05-15T17:00:00Z',
    summary: 'Three months at the desk that sees whether a request is complete.',
    text: `From June to August, when students apply and half of all requests come in.

#### What you do

- Read consents and say what is missing from them.
- Answer candidates who want to know why they are being asked.
- Leave behind a page on what confused them.`,
  },
]

/**
 * Converts the text of an opening to Portable Text.
 * @throws Error for Markdown that cannot be converted, which must be corrected in this folder
 */
function bodyOf({ slug, text }: DemoOpening) {
  const { body, notes } = markdownToPortableText(text, { link: resolvePlainLink })
  if (notes.length > 0) throw new Error(`opening ${slug}: ${notes.join('; ')}`)
  // Converts second-level headings to small ones, because the title of the opening is already a heading inside a section of the page.
  return body.map((block) =>
    'style' in block && block['style'] === 'h2' ? { ...block, style: 'h4' } : block,
  )
}

/** Openings of the demonstration content, which accept no applications. The careers page says so once, in a notice above the table. */
export const openingDocuments = (createdAt: string) =>
  OPENINGS.map((opening) => ({
    _id: `${opening.status === 'published' ? '' : 'drafts.'}${OPENING_ID}${opening.slug}`,
    _type: 'opening',
    _createdAt: createdAt,
    title: opening.title,
    slug: { _type: 'slug', current: opening.slug },
    status: opening.status,
    ...(opening.publishedAt !== undefined && { publishedAt: opening.publishedAt }),
    ...(opening.closesAt !== undefined && { closesAt: opening.closesAt }),
    team: opening.team,
    place: opening.place,
    employment: opening.employment,
    summary: opening.summary,
    body: bodyOf(opening),
  }))
