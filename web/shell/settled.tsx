import { useEffect } from 'react'

interface SettledProps {
  /** Controls that were clicked before hydration. */
  readonly clicked: readonly HTMLElement[]
  readonly onSettled: () => void
}

/** Marks the end of hydration, and repeats the clicks that the visitor made before. */
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
