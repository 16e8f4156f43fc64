import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { page as privacyPolicy } from '#shared/pages/legal/privacy-policy.ts'
import { allMigrations } from './all-migrations.ts'

/** Tables with personal data, each with words that the privacy policy must contain. */
const personalTables: Readonly<Record<string, string>> = {
  users: 'accounts with name, email address, role and a hash of the password',
  sessions: 'the kind of browser and the first part of the network address',
  session_tokens: 'A session ends after 8 hours',
  reset_links: 'the hash of a link for a new password for 72 hours',
  personal_tokens: 'a hash of each token that they create for a program',
  known_devices: 'the mark of a browser that has signed in for 180 days',
  sign_in_tries: 'Failed sign-ins, by network address and a hash of the email address typed',
  trash_articles: 'the history of an article shows who changed it and when',
  outbox_writes: 'the history of an article shows who changed it and when',
  article_runs: 'the history of an article shows who changed it and when',
  mirror_documents: 'Our articles name their authors',
  mirror_editing: 'Our articles name their authors',
  mirror_drafts: 'Our articles name their authors',
  idempotent_answers: 'Our articles name their authors',
  cases: 'A case with its history, open',
  case_events: 'A case with its history, open',
  case_submissions: 'A case with its history, open',
  reports: 'which member of our staff issued, replaced or withdrew it',
  leads: 'Inquiries and proposals of partners, with our notes on them',
  lead_notes: 'Inquiries and proposals of partners, with our notes on them',
  lead_events: 'a history shows who changed what',
  lead_submissions: 'A key of each message, or a hash of its text',
  receipt_marks: 'keep a hash of the address for that',
  messages: 'The address of each email that we send you about a message or a meeting',
  form_arrivals: 'Hashes of your network and email address that only our server can make',
  rate_counts: 'Hashes of your network and email address that only our server can make',
  bookings: 'Meetings that were held or cancelled',
  asked_meetings: 'we store the message as suspected spam',
  unconfirmed_meetings: 'A meeting that you have not confirmed',
  booking_submissions: 'A key of each booking, or a hash of what it says',
  booking_marks: 'We keep a hash of the address for',
  consent_receipts: 'Receipts for a consent',
  assistant_questions: 'Questions without a helpful answer',
}

/** Tables without personal data. */
const otherTables: readonly string[] = [
  'article_run_items',
  'booking_days_off',
  'booking_hours',
  'booking_slots',
  'duties',
  'flood_states',
  'lead_summaries',
  'locks',
  'media_images',
  'media_signatures',
  'mirror_references',
  'mirror_state',
  'mirror_terms',
  'missed_addresses',
  'processes',
  'redirect_hits',
  'selections',
  'signing_keys',
  'site_versions',
  'speed_counts',
  'visit_events',
  'visits',
]

const databases = useDatabases()

/** Pattern of the internal tables in which migrations are recorded. */
const OF_MIGRATIONS = /migration/

test('every table is listed in this file as a table with or without personal data', async () => {
  const database = await databases.open('sqlite', allMigrations)
  const tables = (await database.kysely.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !OF_MIGRATIONS.test(name))
  expect(tables.toSorted()).toEqual([...Object.keys(personalTables), ...otherTables].toSorted())
})

test.each(Object.entries(personalTables))(
  'the privacy policy contains the words that this file lists for the table %s',
  (_table, words) => {
    expect(JSON.stringify(privacyPolicy)).toContain(words)
  },
)

test('the operations guide contains the name of every table with personal data', async () => {
  const guide = await readFile('docs/operations.md', 'utf8')
  const missing = Object.keys(personalTables).filter((table) => !guide.includes(`\`${table}\``))
  expect(missing).toEqual([])
})
