import type { ImageSummary, ImageView } from '#shared/contracts/images.ts'
import { BulkMore, StripPlace, WorkingStrip } from '#web/ui/list/bulk-strip.tsx'
import { imagesInWords } from '#web/lib/staff/images/image-words.ts'
import { isNarrowed, type Place } from './url-state.ts'
import type { ImageActs } from './use-image-acts.ts'

interface ImagesStripProps {
  readonly place: Place
  readonly count: number
  readonly summary: ImageSummary
  readonly selected: readonly ImageView[]
  readonly acts: ImageActs
  readonly mayOrder: boolean
  readonly onReset: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** Strip above the images: summary of the list, actions on the selected images, or the progress of an action. */
export function ImagesStrip(props: ImagesStripProps) {
  const { place, count, summary, selected, acts, mayOrder, onReset, onDelete, onClear } = props
  const { progress, stop } = acts
  const mode = progress === undefined ? (selected.length === 0 ? 'rest' : 'selected') : 'working'
  const article = summary.folders.find(({ object_id: id }) => id === place.folder)?.title
  return (
    <StripPlace mode={mode}>
      {progress !== undefined && (
        <WorkingStrip label="Selected images" progress={progress} onStop={stop} />
      )}
      {mode === 'selected' && (
        <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected images">
          <output>{selected.length} selected</output>
          <BulkMore>
            <button type="button" className="desk-bulk-delete" onClick={onDelete}>
              Delete
            </button>
          </BulkMore>
          <button type="button" className="desk-bulk-clear" onClick={onClear}>
            Clear <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
      )}
      {mode === 'rest' && (
        <div className="desk-strip">
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
            <button type="button" className="desk-reset" onClick={onReset}>
              Show all
            </button>
          )}
        </div>
      )}
    </StripPlace>
  )
}
