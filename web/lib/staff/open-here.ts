import { useEffect } from 'react'

/** Random id of this tab for the server. It changes when the page is reloaded. */
export const thisTab = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
  part.toString(36).padStart(7, '0'),
).join('')

let open: string | null = null
const listeners = new Set<() => void>()

/** Id of the article that is open in this tab, or null. */
export const openHere = (): string | null => open

/** Calls `listener` when another article is opened in this tab. Returns a function that unsubscribes. */
export function onOpenHere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setOpen(id: string | null): void {
  if (open === id) return
  open = id
  for (const listener of listeners) listener()
}

/** While the component is mounted, reports the article as open in this tab. */
export function useOpenHere(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    setOpen(id)
    return () => setOpen(null)
  }, [id])
}
