import { useEffect } from 'react'

/** What this tab calls itself towards the server, for as long as the page stays loaded. */
export const thisTab = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
  part.toString(36).padStart(7, '0'),
).join('')

let open: string | null = null
const listeners = new Set<() => void>()

/** The id of the article that is open in this tab. */
export const openHere = (): string | null => open

/** Calls back when another article is open, or none any more. Returns the way to stop. */
export function onOpenHere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setOpen(id: string | null): void {
  if (open === id) return
  open = id
  for (const listener of listeners) listener()
}

/** Tells the others that an article is open in this tab, as long as it is. */
export function useOpenHere(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    setOpen(id)
    return () => setOpen(null)
  }, [id])
}
