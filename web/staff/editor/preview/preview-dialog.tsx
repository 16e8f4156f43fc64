import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { choicesQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { EditorState } from '../editor-state.ts'
import { FramedPage } from './framed-page.tsx'
import { previewOf, type Previewed } from './previewed.ts'

/** Component that renders an article as on its public page. */
export type Sheet = ComponentType<{ readonly previewed: Previewed }>

const desktop = { name: 'Desktop', width: 1280 }
const phone = { name: 'Phone', width: 390 }
const windows = [desktop, phone]

/**
 * Minimum width of the screen in pixels at which the preview starts with the desktop window. On narrower screens it starts with the phone
 * window.
 */
const ROOM = 768

interface PreviewDialogProps {
  readonly state: EditorState
  /** Loads the component that renders the page. */
  readonly loadSheet: () => Promise<Sheet>
  readonly open: boolean
  readonly onClose: () => void
}

function Windows({ state, loadSheet }: Pick<PreviewDialogProps, 'state' | 'loadSheet'>) {
  const { api } = useStaff()
  const categories = useQuery(choicesQuery(api, 'categories')).data ?? []
  const authors = useQuery(choicesQuery(api, 'authors')).data ?? []
  const [shown, setShown] = useState(() => (innerWidth < ROOM ? phone : desktop))
  const [now] = useState(() => new Date().toISOString())
  const [sheet, setSheet] = useState<{ readonly Sheet: Sheet }>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    loadSheet().then(
      (Loaded) => setSheet({ Sheet: Loaded }),
      () => setMissing(true),
    )
  }, [loadSheet])
  return (
    <>
      <div className="preview-bar">
        <fieldset className="preview-widths">
          <legend className="sr-only">Width</legend>
          {windows.map((one) => (
            <label key={one.name} className="choice">
              <input
                type="radio"
                name="preview-width"
                checked={one === shown}
                onChange={() => setShown(one)}
              />
              <span>{one.name}</span>
            </label>
          ))}
        </fieldset>
        <p className="preview-note">
          This is how the page will look. Only you can see it, and nothing is saved.
        </p>
      </div>
      {isMissing && (
        <p role="alert">
          Check your connection and open the preview again. The page couldn’t be shown.
        </p>
      )}
      {sheet !== undefined && (
        <FramedPage
          key={shown.name}
          width={shown.width}
          title={`The page, ${shown.name.toLowerCase()}`}
        >
          <sheet.Sheet previewed={previewOf(state, { categories, authors }, now)} />
        </FramedPage>
      )}
    </>
  )
}

/** Previews the form as the public page, in a desktop or phone window. No data leaves the browser. */
export function PreviewDialog({ state, loadSheet, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Preview" id="preview-dialog">
      {open && <Windows state={state} loadSheet={loadSheet} />}
    </Dialog>
  )
}
