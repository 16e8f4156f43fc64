import { LayoutGrid, List } from 'lucide-react'
import type { RefObject } from 'react'
import type { ImageSummary } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx'
import { formatName } from '#web/lib/staff/images/image-words.ts'
import { OrderSelect } from './order-select.tsx'
import { writePlace, type Place, type View } from './url-state.ts'

interface ImagesToolbarProps {
  readonly place: Place
  readonly summary: ImageSummary | undefined
  readonly search: RefObject<HTMLInputElement | null>
  readonly onPlace: (place: Place, options?: { readonly typing: boolean }) => void
}

const views: readonly { readonly view: View; readonly label: string }[] = [
  { view: undefined, label: 'All' },
  { view: 'blog', label: 'Blogs' },
  { view: 'caseStudy', label: 'Case studies' },
  { view: 'unused', label: 'Unused' },
  { view: 'no_alt', label: 'No alt text' },
]

const sources = [
  { value: 'library', title: 'Library' },
  { value: 'sanity', title: 'CMS' },
]

const sourceOf = (value: string | undefined) =>
  value === 'library' || value === 'sanity' ? value : undefined

/** Views, search, filters and order of the images. */
export function ImagesToolbar({ place, summary, search, onPlace }: ImagesToolbarProps) {
  const { layout, folder } = place
  const { formats, folders } = summary ?? { formats: [], folders: [] }
  const to = (change: Partial<Place>) => onPlace({ ...place, page: 1, ...change })
  const other = layout === 'grid' ? 'list' : 'grid'
  const LayoutMark = other === 'grid' ? LayoutGrid : List
  return (
    <ListToolbar
      place={place}
      onPlace={onPlace}
      label="Images"
      tabs={views.map(({ view, label }) => ({
        view,
        label,
        place: { ...place, view, page: 1 },
        count: summary?.[view ?? 'all'],
      }))}
      current={place.view}
      hrefOf={(target) => paths.adminImages + writePlace(target)}
      searchLabel="Search images"
      search={search}
    >
      <ListFilter
        label="Source"
        value={place.source}
        choices={sources}
        onValue={(source) => to({ source: sourceOf(source) })}
      />
      <ListFilter
        label="Format"
        value={place.format}
        choices={formats.map((value) => ({ value, title: formatName(value) }))}
        onValue={(format) => to({ format })}
      />
      {folders.length > 0 && (
        <ListFilter
          label="Article"
          value={folder}
          choices={folders.map(({ object_id: value, title }) => ({ value, title }))}
          onValue={(article) => to({ folder: article })}
        />
      )}
      <OrderSelect place={place} onSort={(sort) => to({ sort })} />
      <button
        type="button"
        className="desk-button image-layout"
        aria-label={other === 'grid' ? 'Show as a grid' : 'Show as a list'}
        data-tip=""
        onClick={() => onPlace({ ...place, layout: other })}
      >
        <LayoutMark size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </ListToolbar>
  )
}
