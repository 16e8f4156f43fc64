import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { slugOf } from '../form/slug.ts'
import { useOldAddress } from '../use-old-address.ts'
import type { SlugCheck } from '../use-slug-check.ts'

interface SlugFieldProps {
  readonly type: ArticleType
  readonly title: string
  readonly slug: string
  readonly error: string | undefined
  /** True if the slug equals the saved slug. */
  readonly isOwn: boolean
  readonly slugCheck: SlugCheck | undefined
  readonly onSlug: (slug: string) => void
}

/** Field for the slug of an article that was never published. Shows the resulting address. */
export function SlugField({ type, title, slug, error, isOwn, slugCheck, onSlug }: SlugFieldProps) {
  const { origin } = useApp()
  const address = contentTypes[type].paths.page(slug)
  const holder = slugCheck?.takenBy
  // Sends no request until the slug check has a result, so that this request waits for a pause in typing too.
  const oldAddress = useOldAddress(type, slugCheck === undefined ? '' : slug, 'once published')
  const taken = holder === undefined ? undefined : `“${holder}” already uses this slug`
  return (
    <>
      <TextField
        label="Slug"
        name="slug"
        required={false}
        error={error ?? taken}
        value={slug}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onSlug(event.currentTarget.value.trim())}
      />
      <p className="edit-address">
        {slug === '' ? (
          <button type="button" className="edit-link" onClick={() => onSlug(slugOf(title))}>
            Generate from the title
          </button>
        ) : (
          `${new URL(origin).host}${address}`
        )}
        {slugCheck !== undefined && holder === undefined && !isOwn && (
          <span className="edit-free">Available</span>
        )}
        {slugCheck !== undefined && holder !== undefined && (
          <button type="button" className="edit-link" onClick={() => onSlug(slugCheck.free)}>
            Use {slugCheck.free}
          </button>
        )}
      </p>
      {oldAddress !== undefined && holder === undefined && (
        <p className="edit-address">
          <output>{oldAddress}</output>
        </p>
      )}
    </>
  )
}
