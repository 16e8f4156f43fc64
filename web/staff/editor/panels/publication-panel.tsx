import type { Status } from '#shared/content/status.ts'
import { isStatus } from '#shared/content/status.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import type { FieldsProps } from './fields.ts'
import type { SlugCheck } from '../use-slug-check.ts'
import type { StaffArticle } from '../form/to-form.ts'
import { AddressRow } from './address-row.tsx'
import { DateField } from './date-field.tsx'
import { Panel } from './panel.tsx'
import { SlugField } from './slug-field.tsx'
import { UpdateFields } from './update-fields.tsx'

interface PublicationPanelProps extends FieldsProps {
  /** Article as last read or saved. Null for a new article. */
  readonly article: StaffArticle | null
  /** Saves all typed text and returns the resulting revision. */
  readonly settledRevision: () => Promise<string | null>
  readonly isLive: boolean
  /** Called with the article at its new address. */
  readonly onMoved: (article: StaffArticle) => void
  /** True if the slug equals the saved slug. */
  readonly isOwn: boolean
  readonly slugCheck: SlugCheck | undefined
  readonly onSlug: (slug: string) => void
}

/** Statuses that the user can choose. Published and archived result from publishing and unpublishing. */
const CHOICES: readonly Status[] = ['draft', 'in_review', 'scheduled']

const statusHint = (isLive: boolean, status: Status) =>
  isLive && status !== 'published'
    ? 'Visitors still see the published version until you publish again or unpublish'
    : undefined

/** Status, publication dates and address of an article. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { type, form, errors, set, isLive, isOwn, slugCheck, onSlug } = props
  const { article, settledRevision, onMoved } = props
  const { status, slug } = form
  const offered = CHOICES.includes(status) ? CHOICES : [...CHOICES, status]
  return (
    <Panel title="Publication" field="status">
      <SelectField
        label="Status"
        name="status"
        hint={statusHint(isLive, status)}
        error={errors['status']}
        choices={offered.map((value) => ({ value, label: statusNames[value] }))}
        value={status}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (isStatus(value)) set({ status: value })
        }}
      />
      <DateField
        label="Publish at"
        name="publish_at"
        hint={status === 'scheduled' ? undefined : 'Used when the status is Scheduled'}
        error={errors['publish_at']}
        value={form.publish_at}
        onChange={(value) => set({ publish_at: value })}
      />
      <DateField
        label="Unpublish at"
        name="unpublish_at"
        error={errors['unpublish_at']}
        value={form.unpublish_at}
        onChange={(value) => set({ unpublish_at: value })}
      />
      <DateField
        label="Published at"
        name="published_at"
        hint={form.published_at === '' ? 'Set when you first publish' : 'Readers see this date'}
        error={errors['published_at']}
        value={form.published_at}
        onChange={(value) => set({ published_at: value })}
      />
      <UpdateFields {...{ type, form, errors, set }} />
      {article?.frozen_slug === undefined ? (
        <SlugField
          {...{ type, slug, isOwn, slugCheck, onSlug }}
          title={form.title}
          error={errors['slug']}
        />
      ) : (
        <AddressRow {...{ type, article, settledRevision, onMoved }} error={errors['slug']} />
      )}
    </Panel>
  )
}
