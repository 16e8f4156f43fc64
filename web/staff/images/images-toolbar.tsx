import { LayoutGrid, List } from 'lucide-react'
import type { RefObject } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import type { ImageSummary } from '#shared/contracts/images.ts'
import { ListToolbar } from '#web/blocks/staff-list/list-toolbar.tsx'
import { formatName } from '#web/lib/staff/images/image-words.ts'
import { OrderSelect } from './order-select.tsx'
import type { imagePlaces, Place } from './url-state.ts'

interface ImagesToolbarProps {
  readonly list: {
    readonly places: typeof imagePlaces.library
    readonly place: Place
    readonly go: (place: Place, options?: { readonly typing: boolean }) => void
    readonly search: RefObject<HTMLInputElement | null>
  }
  readonly summary: ImageSummary | undefined
}

const views = [
  { view: undefined, label: 'All' },
  ...ARTICLE_TYPES.map((view) => ({ view, label: contentTypes[view].plural })),
  { view: 'unused', label: 'Unused' },
  { view: 'no_alt', label: 'No alt text' },
] as const

const sources = [
  { value: 'library', title: 'Library' },
  { value: 'sanity', title: 'CMS' },
]

/** Views, search, filters and sort order of the images. A change of the filters does not clear the selection. */
export function ImagesToolbar({ list, summary }: ImagesToolbarProps) {
  const { place, go } = list
  const { formats, folders } = summary ?? { formats: [], folders: [] }
  const other = place.layout === 'grid' ? 'list' : 'grid'
  const LayoutMark = other === 'grid' ? LayoutGrid : List
  return (
    <ListToolbar
      list={{ ...list, narrow: go }}
      tabs={{
        label: 'Images',
        name: 'view',
        views: views.map(({ view, label }) => ({ view, label, count: summary?.[view ?? 'all'] })),
      }}
      search={{ label: 'Search images', name: 'search' }}
      filters={[
        { name: 'source', label: 'Source', choices: sources },
        {
          name: 'format',
          label: 'Format',
          choices: formats.map((value) => ({ value, title: formatName(value) })),
        },
        ...(folders.length > 0
          ? [
              {
                name: 'article' as const,
                label: 'Article',
                choices: folders.map(({ object_id: value, title }) => ({ value, title })),
              },
            ]
          : []),
      ]}
    >
      <OrderSelect place={place} onSort={(sort) => go({ ...place, sort, page: 1 })} />
      <button
        type="button"
        className="desk-button image-layout"
        aria-label={other === 'grid' ? 'Show as a grid' : 'Show as a list'}
        data-tip=""
        onClick={() => go({ ...place, layout: other })}
      >
        <LayoutMark size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </ListToolbar>
  )
}
