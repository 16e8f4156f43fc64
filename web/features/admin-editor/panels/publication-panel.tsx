import type { Status } from '#shared/content/status.ts'
import { isStatus } from '#shared/content/status.ts'
import { paths } from '#shared/paths.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { statusNames } from '#web/ui/status-mark.tsx'
import type { FieldsProps } from './fields.ts'
import type { SlugCheck } from '../use-slug-check.ts'
import { slugOf } from '../form/slug.ts'
import { DateField } from './date-field.tsx'
import { Panel } from './panel.tsx'

interface PublicationPanelProps extends FieldsProps {
  readonly isLive: boolean
  /** The slug is the one that is saved. */
  readonly isOwn: boolean
  readonly slugCheck: SlugCheck | undefined
  readonly onSlug: (slug: string) => void
}

/** What a person may choose; the other two come from publishing and taking off. */
const CHOICES: readonly Status[] = ['draft', 'in_review', 'scheduled']

const statusHint = (isLive: boolean, status: Status) =>
  isLive && status !== 'published'
    ? 'Visitors still see the published version until it is taken off or published anew'
    : undefined

/** Where an article stands, when it goes out and comes off, and its address. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { type, form, errors, set, isLive, isOwn, slugCheck, onSlug } = props
  const { origin } = useApp()
  const { status, slug } = form
  const offered = CHOICES.includes(status) ? CHOICES : [...CHOICES, status]
  const address = (type === 'blog' ? paths.blog : paths.caseStudy)(slug)
  const holder = slugCheck?.takenBy
  const taken = holder === undefined ? undefined : `“${holder}” has this slug`
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
        hint={status === 'scheduled' ? undefined : 'Counts once the status is Scheduled'}
        error={errors['publish_at']}
        value={form.publish_at}
        onChange={(value) => set({ publish_at: value })}
      />
      <DateField
        label="Take off at"
        name="unpublish_at"
        error={errors['unpublish_at']}
        value={form.unpublish_at}
        onChange={(value) => set({ unpublish_at: value })}
      />
      <DateField
        label="Published at"
        name="published_at"
        hint={form.published_at === '' ? 'Set when it first goes out' : 'The date that readers see'}
        error={errors['published_at']}
        value={form.published_at}
        onChange={(value) => set({ published_at: value })}
      />
      <TextField
        label="Slug"
        name="slug"
        required={false}
        error={errors['slug'] ?? taken}
        value={slug}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onSlug(event.currentTarget.value.trim())}
      />
      <p className="edit-address">
        {slug === '' ? (
          <button type="button" className="edit-link" onClick={() => onSlug(slugOf(form.title))}>
            Make it from the title
          </button>
        ) : (
          `${new URL(origin).host}${address}`
        )}
        {slugCheck !== undefined && holder === undefined && !isOwn && (
          <span className="edit-free">Free</span>
        )}
        {slugCheck !== undefined && holder !== undefined && (
          <button type="button" className="edit-link" onClick={() => onSlug(slugCheck.free)}>
            Use {slugCheck.free}
          </button>
        )}
      </p>
    </Panel>
  )
}
