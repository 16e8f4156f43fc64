import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, type ComponentProps, type DragEvent, type RefObject } from 'react'
import { Navigate } from 'react-router-dom'
import type { ImageView } from '#shared/contracts/images.ts'
import { paths } from '#shared/paths/paths.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { useUploads } from '#web/lib/staff/images/use-uploads.ts'
import { imageListQuery } from '#web/lib/staff/queries/image-queries.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { moveInGrid } from './grid-keys.ts'
import { DetailsBeside, DetailsOver, UnsavedQuestion } from './image-details.tsx'
import { ImageGrid } from './image-grid.tsx'
import { ImageTable } from './image-table.tsx'
import { summaryInWords } from '#web/lib/staff/images/image-words.ts'
import { ImagesEmpty } from './images-empty.tsx'
import { ImagesStrip } from './images-strip.tsx'
import { ImagesToolbar } from './images-toolbar.tsx'
import { isNarrowed, readPlace, sizeOf, toValues, writePlace, type Place } from './url-state.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadPanel } from '#web/blocks/upload-panel.tsx'
import { useImageActs } from './use-image-acts.ts'
import { useOpened } from './use-opened.ts'
import { useOrdering, type Ordering } from '#web/lib/staff/list/use-ordering.ts'

const readingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next and previous image; the arrow keys move in all directions'],
  [['Enter'], 'Open the image'],
  [['/'], 'Search'],
  [['?'], 'Show keyboard shortcuts'],
]
const writingKeys: readonly KeyLine[] = [
  ...readingKeys.slice(0, 2),
  [['X'], 'Select the image'],
  [['N'], 'Upload images'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['Esc'], 'Close the image, or clear the selection'],
  ...readingKeys.slice(2),
]
const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['X'], does: 'select' },
]

const listPlace = { path: paths.adminImages, read: readPlace, write: writePlace }
const everything = readPlace('')

/** Images can be reordered only if the list shows the images of a single article, all on one page. */
const canOrder = (place: Place, count = 0) =>
  place.folder !== undefined && place.search === '' && count <= sizeOf(place)

const allowFiles = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

interface RowsProps extends Pick<
  ComponentProps<typeof ImageTable>,
  'images' | 'selection' | 'maySelect' | 'open' | 'onOpen' | 'stale' | 'body'
> {
  readonly place: Place
  readonly go: (place: Place) => void
  readonly ordering: Ordering | undefined
  readonly grid: RefObject<HTMLUListElement | null>
}

/** Images of a page, as a grid or a list. */
function Rows({ place, go, ordering, grid, body, images, ...shown }: RowsProps) {
  if (place.layout === 'list') {
    const onSort = (sort: Place['sort']) => go({ ...place, sort, folder: undefined, page: 1 })
    return <ImageTable {...shown} images={images} sort={place.sort} onSort={onSort} body={body} />
  }
  const inOrder = ordering?.ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
  return <ImageGrid {...shown} images={inOrder ?? images} ordering={ordering} list={grid} />
}

/** Images of a URL state. `away`: the URL state to redirect to if the page number is too high. */
function useImages(place: Place) {
  const { api } = useStaff()
  const answer = useQuery({
    ...imageListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData: stale } = answer
  const last = data && !stale ? lastPage(data.count, sizeOf(place)) : place.page
  return {
    answer,
    images: data?.results ?? [],
    count: data?.count,
    summary: data?.summary,
    stale,
    away: place.page > last ? { ...place, page: last } : undefined,
  }
}

/** Page with all images of the library and the CMS. */
export function ImagesPage() {
  const mayWrite = useMay('content.write')
  const isWide = useWide()
  const [place, go] = useListPlace<Place>(listPlace)
  const { answer, images, count, summary, stale, away } = useImages(place)
  const view = useListView<ImageView>()
  const { selection, body } = view
  const grid = useRef<HTMLUListElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { items, uploads, save } = useUploads()
  const opened = useOpened(place, go)
  const acts = useImageActs((gone) => {
    if (place.image !== undefined && gone.includes(place.image)) opened.close()
  })
  const ordering = useOrdering({
    ids: images.map(({ id }) => id),
    nameOf: (id) => images.find((image) => image.id === id)?.file_name ?? 'Image',
    onOrder: (ids) => void acts.reorder(ids),
  })
  const mayOrder = mayWrite && canOrder(place, count)
  const remove = (chosen: readonly ImageView[]) => {
    selection.clear()
    if (acts.progress === undefined) void acts.remove(chosen).then(selection.reselect)
  }
  useListKeys(place.layout === 'grid' ? grid : body, {
    ...view.usualKeys,
    ...(place.image !== undefined && { Escape: () => opened.open(undefined) }),
    ...(place.layout === 'grid' && {
      ArrowLeft: () => moveInGrid(grid.current, 'ArrowLeft'),
      ArrowRight: () => moveInGrid(grid.current, 'ArrowRight'),
      ArrowUp: () => moveInGrid(grid.current, 'ArrowUp'),
      ArrowDown: () => moveInGrid(grid.current, 'ArrowDown'),
    }),
    ...(mayWrite && {
      x: () => view.focused(images).forEach(selection.toggle),
      n: () => picker.current?.click(),
    }),
  })
  if (away !== undefined) return <Navigate to={paths.adminImages + writePlace(away)} replace />
  const drop = (event: DragEvent) => {
    if (!mayWrite || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    uploads.add(imageFiles(event.dataTransfer.files))
  }
  const details = {
    image: place.image,
    opened,
    mayWrite,
    acts,
    onStep: mayOrder ? ordering.step : undefined,
    isListed: images.some(({ id }) => id === place.image),
  }
  return (
    <div className="images" onDragOver={allowFiles} onDrop={drop}>
      <ListFrame
        head={
          <DeskHead title="Images" facts={summary && summaryInWords(summary)}>
            {mayWrite && <UploadButton input={picker} onFiles={uploads.add} />}
          </DeskHead>
        }
        toolbar={
          <>
            <ImagesToolbar place={place} summary={summary} search={view.search} onPlace={go} />
            <UploadPanel items={items} uploads={uploads} onSave={() => void save()} />
          </>
        }
        answer={answer}
        page={place.page}
        pageSize={sizeOf(place)}
        onPage={(page) => go({ ...place, page })}
        notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
        hints={mayWrite ? hints : hints.slice(0, 1)}
        keyLines={mayWrite ? writingKeys : readingKeys}
        keys={view.keys}
        dialogs={
          <>
            {!isWide && <DetailsOver {...details} />}
            <UnsavedQuestion opened={opened} />
          </>
        }
      >
        {(list) => (
          <>
            {list.count > 0 && (
              <ImagesStrip
                place={place}
                count={list.count}
                summary={list.summary}
                selected={selection.rows}
                acts={acts}
                mayOrder={mayOrder}
                onReset={() => go({ ...everything, layout: place.layout })}
                onDelete={() => remove(selection.rows)}
                onClear={selection.clear}
              />
            )}
            <div
              className="images-split"
              data-open={(isWide && place.image !== undefined) || undefined}
            >
              {/* The details stay open when the list becomes empty, because the form may have unsaved changes. */}
              {list.count === 0 ? (
                <ImagesEmpty isNarrowed={isNarrowed(place)} mayWrite={mayWrite} />
              ) : (
                <Rows
                  place={place}
                  go={go}
                  images={images}
                  selection={selection}
                  maySelect={mayWrite}
                  open={place.image}
                  onOpen={({ id }) => opened.open(id)}
                  ordering={mayOrder ? ordering : undefined}
                  stale={stale}
                  grid={grid}
                  body={body}
                />
              )}
              {isWide && <DetailsBeside {...details} />}
            </div>
            <output className="sr-only">{ordering.said}</output>
          </>
        )}
      </ListFrame>
    </div>
  )
}
