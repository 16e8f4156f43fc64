/** Position of an item of a menu: its column, and its row in the column. */
export interface Place {
  readonly column: number
  readonly row: number
}

/**
 * Position to which a key moves from an item of a menu. `lengths` are the numbers of items in its columns. Up and down go through the
 * columns one after another. Left and right go to the adjacent column, Home and End to the first and last item. `before` is the position
 * above the first item. Undefined for any other key, and if there is no such position.
 */
export function nextPlace(
  lengths: readonly number[],
  { column, row }: Place,
  key: string,
): Place | 'before' | undefined {
  const last = lengths.length - 1
  const end = (at: number): Place => ({ column: at, row: (lengths[at] ?? 1) - 1 })
  const beside = (at: number): Place => ({ column: at, row: Math.min(row, end(at).row) })
  switch (key) {
    case 'ArrowDown':
      if (row < end(column).row) return { column, row: row + 1 }
      return column < last ? { column: column + 1, row: 0 } : undefined
    case 'ArrowUp':
      if (row > 0) return { column, row: row - 1 }
      return column > 0 ? end(column - 1) : 'before'
    case 'ArrowRight':
      return column < last ? beside(column + 1) : undefined
    case 'ArrowLeft':
      return column > 0 ? beside(column - 1) : undefined
    case 'Home':
      return { column: 0, row: 0 }
    case 'End':
      return end(last)
    default:
      return undefined
  }
}

const links = (root: Element) => [...root.querySelectorAll<HTMLElement>('a')]

/** Moves the focus from `target` to another item of the open `menu`. */
function moveInPanel(menu: HTMLDetailsElement, target: HTMLElement, key: string): boolean {
  const columns = [...menu.querySelectorAll('.mega-section')].map(links)
  const column = columns.findIndex((items) => items.includes(target))
  const lengths = columns.map((items) => items.length)
  const row = columns[column]?.indexOf(target)
  const next = row === undefined ? undefined : nextPlace(lengths, { column, row }, key)
  if (next === undefined) return false
  if (next === 'before') menu.querySelector('summary')?.focus()
  else columns[next.column]?.[next.row]?.focus()
  return true
}

const barStops = '.bar-links > li > a, .mega-head > a, summary.mega-head'

/** Moves the focus from `target` to another link or arrow button of the bar. */
function moveInBar(bar: HTMLElement, target: HTMLElement, key: string): boolean {
  const stops = [...bar.querySelectorAll<HTMLElement>(barStops)]
  const at = stops.indexOf(target)
  if (at === -1) return false
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: stops.length - 1,
  }
  const stop = stops[places[key] ?? -1]
  stop?.focus()
  return stop !== undefined
}

/**
 * Moves the focus by a key that was pressed in the bar. `open` opens the menu of an item of the bar.
 * @returns true if the key was handled
 */
export function moveFocus(
  bar: HTMLElement,
  { target, key }: KeyboardEvent,
  open: (menu: HTMLDetailsElement) => void,
): boolean {
  if (!(target instanceof HTMLElement)) return false
  const menu = target.closest('.mega')?.querySelector('details') ?? undefined
  if (menu === undefined) return moveInBar(bar, target, key)
  if (target.closest('.mega-panel') !== null) return moveInPanel(menu, target, key)
  if (key !== 'ArrowDown') return moveInBar(bar, target, key)
  open(menu)
  links(menu)[0]?.focus()
  return true
}
