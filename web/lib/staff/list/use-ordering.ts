import { useState, type DragEvent, type KeyboardEvent } from 'react'

interface OrderingOptions {
  /** Ids in their current order. */
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onOrder: (ids: readonly string[]) => void
}

const moved = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const rest = ids.filter((other) => other !== id)
  const at = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** Reordering by drag and drop or by keyboard: Space lifts an item, arrow keys move it, Space drops it, Escape cancels. */
export function useOrdering({ ids, nameOf, onOrder }: OrderingOptions) {
  const [lift, setLift] = useState<{ readonly id: string; readonly ids: readonly string[] }>()
  const [said, setSaid] = useState('')
  const shown = lift?.ids ?? ids
  const placeOf = (id: string, among: readonly string[]) =>
    `${among.indexOf(id) + 1} of ${among.length}`
  const put = (id: string, among: readonly string[]) => {
    setLift(undefined)
    setSaid(`${nameOf(id)} dropped, ${placeOf(id, among)}`)
    if (among.some((other, index) => other !== ids[index])) onOrder(among)
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const { key } = event
    const isLifted = lift?.id === id
    const step = STEPS[key]
    if (key !== ' ' && !(isLifted && (step !== undefined || key === 'Escape'))) return
    event.preventDefault()
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    if (key === ' ' && isLifted) return put(id, shown)
    if (key === ' ') {
      setLift({ id, ids })
      return setSaid(`${nameOf(id)} lifted, ${placeOf(id, ids)}. Move it with the arrow keys`)
    }
    if (step === undefined) {
      setLift(undefined)
      return setSaid(`${nameOf(id)} is back at ${placeOf(id, ids)}`)
    }
    const next = moved(shown, id, shown.indexOf(id) + step)
    setLift({ id, ids: next })
    setSaid(placeOf(id, next))
  }
  const over = (id: string) => (event: DragEvent) => {
    if (lift === undefined) return
    event.preventDefault()
    if (lift.id === id) return
    setLift({ id: lift.id, ids: moved(shown, lift.id, shown.indexOf(id)) })
  }
  return {
    /** Ids in the order in which the items are displayed during a move. */
    ids: shown,
    lifted: lift?.id,
    /** Text for the live region that announces moves. */
    said,
    /** Moves an item by one position. */
    step: (id: string, by: 1 | -1) => put(id, moved(ids, id, ids.indexOf(id) + by)),
    grip: (id: string) => ({
      onKeyDown: onKeyDown(id),
      // The item is lifted when Space is pressed, so the click that the browser triggers on release is prevented.
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ') event.preventDefault()
      },
    }),
    place: (id: string) => ({
      draggable: true,
      'data-lifted': lift?.id === id || undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        setLift({ id, ids })
      },
      onDragOver: over(id),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (lift !== undefined) put(lift.id, shown)
      },
      onDragEnd: () => setLift(undefined),
    }),
  }
}

export type Ordering = ReturnType<typeof useOrdering>
