import { useEffect } from 'react'

interface SettledProps {
  /** Controls that were clicked before React was there. */
  readonly clicked: readonly HTMLElement[]
  readonly onSettled: () => void
}

/** Marks the moment at which the first page has become React's, and clicks again what was clicked too early. */
export function Settled({ clicked, onSettled }: SettledProps) {
  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['hydrated'] !== undefined) return
    root.dataset['hydrated'] = ''
    onSettled()
    for (const control of clicked) if (control.isConnected) control.click()
  }, [clicked, onSettled])
  return null
}
