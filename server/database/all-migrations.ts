import { questionMigrations } from '../assistant/questions.tables.ts'
import { authMigrations } from '../auth/auth.tables.ts'
import { bookingMigrations } from '../booking/booking.tables.ts'
import { receiptMigrations } from '../consent/receipts.tables.ts'
import { editingMigrations } from '../content/editing/editing.tables.ts'
import { outboxMigrations } from '../content/outbox/outbox.tables.ts'
import { runMigrations } from '../content/runs/run.tables.ts'
import { trashMigrations } from '../content/trash/trash.tables.ts'
import { caseMigrations } from '../cases/cases.tables.ts'
import type { Migration } from './database.ts'
import { floodMigrations } from '../floods/floods.tables.ts'
import { leadMigrations } from '../leads/leads.tables.ts'
import { lockMigrations } from '../locks/locks.tables.ts'
import { mediaMigrations } from '../media/media.tables.ts'
import { messageMigrations } from '../messages/messages.tables.ts'
import { mirrorMigrations } from '../mirror/mirror.tables.ts'
import { processMigrations } from '../processes/processes.tables.ts'
import { redirectMigrations } from '../redirects/redirects.tables.ts'
import { reportMigrations } from '../reports/reports.tables.ts'
import { selectionMigrations } from '../selections/selections.tables.ts'
import { signedLinkMigrations } from '../signed-links/signed-links.tables.ts'
import { measurementMigrations } from '../visits/measurement.tables.ts'
import { visitMigrations } from '../visits/visits.tables.ts'

/** Migrations of all areas, in the order in which they are applied. */
export const allMigrations: readonly Migration[] = [
  ...authMigrations,
  ...mirrorMigrations,
  ...editingMigrations,
  ...outboxMigrations,
  ...trashMigrations,
  ...signedLinkMigrations,
  ...messageMigrations,
  ...leadMigrations,
  ...bookingMigrations,
  ...visitMigrations,
  ...redirectMigrations,
  ...receiptMigrations,
  ...questionMigrations,
  ...mediaMigrations,
  ...lockMigrations,
  ...floodMigrations,
  ...selectionMigrations,
  ...runMigrations,
  ...caseMigrations,
  ...measurementMigrations,
  ...reportMigrations,
  ...processMigrations,
]
