import { counted } from '#shared/text/count.ts'
import { useState } from 'react'
import { imagesInWords, uploadResult } from '#web/lib/staff/images/image-words.ts'
import { isOpen, type Upload, type Uploads } from '#web/lib/staff/images/uploads.ts'
import { UploadRow } from './upload-row.tsx'

interface UploadPanelProps {
  readonly items: readonly Upload[]
  readonly uploads: Uploads
  readonly onSave: () => void
}

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
const isThere = ({ state }: Upload) => state === 'sent' || state === 'saving'
const hasFailed = ({ state }: Upload) => state === 'failed'

const number = (items: readonly Upload[], accepts: (item: Upload) => boolean) =>
  items.filter(accepts).length

const parts = (...facts: readonly (readonly [count: number, word: string])[]) =>
  facts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')

const filesInWords = (count: number) => counted(count, 'file')

/** State of the uploads in one line. Once files have been added, the result. */
function factsOf(items: readonly Upload[], added: number): string {
  const failed = items.filter(hasFailed)
  const isDone = failed.length === items.length
  if (isDone && added > 0)
    return uploadResult(
      added,
      failed.map(({ file }) => file.name),
    )
  if (isDone) return 'Nothing was uploaded'
  return parts(
    [added, 'added'],
    [number(items, isThere), 'uploaded'],
    [number(items, isUnderWay), 'running'],
    [failed.length, 'failed'],
    [number(items, isOpen), 'without a text'],
  )
}

/** Button that postpones the alt texts of all files that have none yet, and a button that undoes this. */
function ForAllOpen({ items, uploads }: Omit<UploadPanelProps, 'onSave'>) {
  const [back, setBack] = useState<() => void>()
  const open = number(items, isOpen)
  if (open === 0 && back === undefined) return null
  const undo = () => {
    back?.()
    setBack(undefined)
  }
  return open > 0 ? (
    <button
      type="button"
      className="desk-button"
      onClick={() => {
        const way = uploads.postponeOpen()
        setBack(() => way)
      }}
    >
      {open === 1 ? 'Add alt text later' : `Add all ${open} alt texts later`}
    </button>
  ) : (
    <button type="button" className="desk-button" onClick={undo}>
      Undo “later”
    </button>
  )
}

function Foot({ items }: Pick<UploadPanelProps, 'items'>) {
  const there = items.filter(isThere)
  const open = number(there, isOpen)
  const later = number(there, ({ isLater }) => isLater)
  const words = parts(
    [there.length - open - later, 'described'],
    [later, 'for later'],
    [open, 'open'],
  )
  return (
    <div className="uploads-foot">
      <button
        type="submit"
        className="button"
        aria-busy={there.some(({ state }) => state === 'saving')}
        aria-describedby="uploads-how"
      >
        Add {imagesInWords(there.length)}
      </button>
      <p id="uploads-how">
        {words}.{open > 0 && <span> Open ones count as “later”.</span>}
      </p>
    </div>
  )
}

/**
 * Files that are being added to the library, failed ones first. Each has its thumbnail and its alt text. The list scrolls, and the actions
 * for all files are always visible.
 */
export function UploadPanel({ items, uploads, onSave }: UploadPanelProps) {
  if (items.length === 0) return null
  const isSaving = items.some(({ state }) => state === 'saving')
  const sorted = items.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
  return (
    <form
      className="uploads"
      aria-label="Uploads"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave()
      }}
    >
      <div className="uploads-head">
        <h2>{filesInWords(items.length)}</h2>
        <output>{factsOf(items, uploads.added())}</output>
        <ForAllOpen items={items} uploads={uploads} />
        <button type="button" className="desk-link" disabled={isSaving} onClick={uploads.clear}>
          {items.some(isUnderWay) ? 'Cancel all' : 'Leave all out'}
        </button>
      </div>
      <ul>
        {sorted.map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} />
        ))}
      </ul>
      {items.some(isThere) && <Foot items={items} />}
    </form>
  )
}
