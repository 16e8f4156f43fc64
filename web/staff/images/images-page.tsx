import { useRef, type DragEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { ImageView } from '#shared/contracts/images.ts'
import { BulkBar } from '#web/blocks/staff-list/bulk-bar.tsx'
import { DataTable } from '#web/blocks/staff-list/data-table.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import { UploadPanel } from '#web/blocks/uploads/upload-panel.tsx'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { imagesInWords, summaryInWords } from '#web/lib/staff/images/image-words.ts'
import { useUploads } from '#web/lib/staff/images/use-uploads.ts'
import { imageListQuery } from '#web/lib/staff/queries/image-queries.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useOrdering } from '#web/lib/staff/list/use-ordering.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { moveInGrid } from './grid-keys.ts'
import { imageColumns } from './image-columns.tsx'
import { DetailsBeside, DetailsOver, UnsavedQuestion } from './image-details.tsx'
import { ImageGrid } from './image-grid.tsx'
import { ImagesEmpty } from './images-empty.tsx'
import { ImagesToolbar } from './images-toolbar.tsx'
import { imagePlaces, imageSort, isNarrowed, toValues, type Place } from './url-state.ts'
import { UploadButton } from './upload-button.tsx'
import { useImageActs } from './use-image-acts.ts'
import { useOpened } from './use-opened.ts'

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

/** Images can be reordered only if the list shows all images of a single article. */
const canOrder = ({ article, search }: Place, count = 0) =>
  article !== undefined && search === '' && count <= imagePlaces.article.pageSize

const allowFiles = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

const nameOf = (image: ImageView) => image.file_name

/** Keyboard hints below the list, and the same keys for the help dialog. */
const helpFor = (mayWrite: boolean) =>
  mayWrite ? { hints, keyLines: writingKeys } : { hints: hints.slice(0, 1), keyLines: readingKeys }

/** Page with all images of the library and the CMS. */
export function ImagesPage() {
  const mayWrite = useMay('content.write')
  const isWide = useWide()
  const { search } = useLocation()
  const places = imagePlaces[new URLSearchParams(search).has('article') ? 'article' : 'library']
  const list = useList(places, (api, place) => imageListQuery(api, toValues(place)))
  const { place, go, answer, data, rows: images, selection, stale } = list
  const grid = useRef<HTMLUListElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { items, uploads, save } = useUploads()
  const opened = useOpened(place, go)
  const acts = useImageActs((gone) => {
    if (place.image !== undefined && gone.includes(place.image)) opened.close()
  })
  const byId = new Map(images.map((image) => [image.id, image]))
  const ordering = useOrdering({
    ids: images.map(({ id }) => id),
    nameOf: (id) => byId.get(id)?.file_name ?? 'Image',
    onOrder: (ids) => void acts.reorder(ids),
  })
  const mayOrder = mayWrite && canOrder(place, data?.count)
  const remove = () => {
    selection.clear()
    if (acts.progress === undefined) void acts.remove(selection.rows).then(selection.reselect)
  }
  const isGrid = place.layout === 'grid'
  useListKeys(isGrid ? grid : list.body, {
    ...list.usualKeys,
    ...(place.image !== undefined && { Escape: () => opened.open(undefined) }),
    ...(isGrid && {
      ArrowLeft: () => moveInGrid(grid.current, 'ArrowLeft'),
      ArrowRight: () => moveInGrid(grid.current, 'ArrowRight'),
      ArrowUp: () => moveInGrid(grid.current, 'ArrowUp'),
      ArrowDown: () => moveInGrid(grid.current, 'ArrowDown'),
    }),
    ...(mayWrite && {
      x: () => list.focused().forEach(selection.toggle),
      n: () => picker.current?.click(),
    }),
  })
  const drop = (event: DragEvent) => {
    if (!mayWrite || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    uploads.add(imageFiles(event.dataTransfer.files))
  }
  const open = ({ id }: ImageView) => opened.open(id)
  const details = {
    image: place.image,
    opened,
    mayWrite,
    acts,
    onStep: mayOrder ? ordering.step : undefined,
    isListed: images.some(({ id }) => id === place.image),
  }
  const table = {
    name: 'Images',
    className: 'desk-list image-list',
    columns: imageColumns(place.image, open),
    // A click on a column removes the filter by article: the images of an article have a fixed order, so only the entire library can be
    // sorted.
    sort: sortBy({ place: { ...place, article: undefined }, go }, imageSort),
    selection: mayWrite ? selection : undefined,
    nameOf,
    attributes: ({ id }: ImageView) => ({ 'data-open': place.image === id || undefined }),
  }
  const shown = () => {
    if (data?.count === 0) return <ImagesEmpty isNarrowed={isNarrowed(place)} mayWrite={mayWrite} />
    if (!isGrid) return <DataTable {...table} rows={images} stale={stale} body={list.body} />
    return (
      <ImageGrid
        images={mayOrder ? ordering.ids.flatMap((id) => byId.get(id) ?? []) : images}
        selection={selection}
        maySelect={mayWrite}
        open={place.image}
        onOpen={open}
        ordering={mayOrder ? ordering : undefined}
        stale={stale}
        list={grid}
      />
    )
  }
  return (
    <div className="images" onDragOver={allowFiles} onDrop={drop}>
      <StaffList
        list={list}
        head={
          <ListHead title="Images" answer={answer} facts={({ summary }) => summaryInWords(summary)}>
            {mayWrite && <UploadButton input={picker} onFiles={uploads.add} />}
          </ListHead>
        }
        toolbar={
          <>
            <ImagesToolbar list={list} summary={data?.summary} />
            <UploadPanel items={items} uploads={uploads} onSave={() => void save()} />
          </>
        }
        notice={<LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />}
        strip={({ count, summary }) => {
          const article = summary.folders.find(
            (folder) => folder.object_id === place.article,
          )?.title
          return (
            <BulkBar
              label="Selected images"
              count={selection.rows.length}
              more={[{ label: 'Delete', isRemoval: true, run: remove }]}
              onClear={selection.clear}
              progress={acts.progress}
              onStop={acts.stop}
            >
              <p>
                {imagesInWords(count)}
                {article !== undefined && (
                  <>
                    {' '}
                    of “<bdi>{article}</bdi>”
                  </>
                )}
                {mayOrder && (
                  <span id="image-order-how">
                    . Drag to reorder, or press Space on an image and move it with the arrow keys
                  </span>
                )}
                .
              </p>
              {isNarrowed(place) && (
                <button
                  type="button"
                  className="desk-reset"
                  onClick={() => go({ ...places.start, layout: place.layout })}
                >
                  Show all
                </button>
              )}
            </BulkBar>
          )
        }}
        {...helpFor(mayWrite)}
        dialogs={
          <>
            {!isWide && <DetailsOver {...details} />}
            <UnsavedQuestion opened={opened} />
          </>
        }
        table={isGrid ? undefined : table}
      >
        {() => (
          <>
            <div
              className="images-split"
              data-open={(isWide && place.image !== undefined) || undefined}
            >
              {/* The details stay open when the list becomes empty, because the form may have unsaved changes. */}
              {shown()}
              {isWide && <DetailsBeside {...details} />}
            </div>
            <output className="sr-only">{ordering.said}</output>
          </>
        )}
      </StaffList>
    </div>
  )
}
