import { counted } from '#shared/text/count.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Slash } from './use-slash.ts'

/** Id of the listbox, for the `aria-controls` attribute of the text. */
export const SLASH_LIST = 'slash-list'

/** Id of an option. */
export const slashOption = (place: number) => `${SLASH_LIST}-${place}`

/** Distance between the line and the list, in pixels. */
const GAP = 8

/** Positions the list below the caret, or above the caret if there is no room below, within the box of the text. */
function usePlace(query: string, count: number) {
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const element = list.current
    const box = element?.offsetParent?.getBoundingClientRect()
    const caret = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined
    if (element === null || box === undefined || caret === undefined) return
    const line = caret.getBoundingClientRect()
    const { offsetHeight: height, offsetWidth: width } = element
    const hasRoom = line.bottom + GAP + height <= innerHeight || line.top < height + GAP
    setPlace({
      top: (hasRoom ? line.bottom + GAP : line.top - GAP - height) - box.top,
      left: Math.max(0, Math.min(line.left - box.left, box.width - width)),
    })
  }, [query, count])
  return { list, place }
}

/** Menu of the blocks that can replace a typed slash. The focus stays in the text. Keys pressed there change the active option. */
export function SlashMenu({ slash }: { readonly slash: Slash }) {
  const { query, matches, active, take, point } = slash
  const { list, place } = usePlace(query, matches.length)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [list, active])
  return (
    <>
      <div
        ref={list}
        id={SLASH_LIST}
        className="slash-list"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be controlled from the text
        role="listbox"
        aria-label="Blocks"
        tabIndex={-1}
        style={place}
      >
        {matches.map((entry, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the focus and handles the keys
          <div
            key={entry.name}
            id={slashOption(at)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select cannot be controlled from the text
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            // Prevents the click from moving the focus out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => at !== active && point(at)}
            onClick={() => take(entry)}
          >
            <span>{entry.name}</span>
            <span className="slash-hint">{entry.hint}</span>
          </div>
        ))}
      </div>
      <output className="sr-only">
        {counted(matches.length, 'block')}. Move with the arrow keys, insert with Enter, close with
        Escape.
      </output>
    </>
  )
}
