import { useEffect } from 'react'

interface OpenRowsProps {
  /** Name of the table, for screen readers. */
  readonly label: string
}

/**
 * Button above a table whose rows are folded on phones. It opens all rows, or closes them if all are open. `fold.css` switches its label
 * between "Open" and "Close", and hides it in wider windows and without scripts. The style sheet requires that the button is the first
 * child of the `record-box`.
 */
export const OpenRows = ({ label }: OpenRowsProps) => (
  <button type="button" className="open-rows">
    <span className="open-rows-open">Open</span>
    <span className="open-rows-close">Close</span> all rows
    <span className="sr-only"> of {label}</span>
  </button>
)

const folds = (box: Element) => Array.from(box.querySelectorAll<HTMLInputElement>('.fold > input'))

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('.open-rows') : null
  const inputs = button?.parentElement ? folds(button.parentElement) : []
  const isOpening = inputs.some(({ checked }) => !checked)
  for (const input of inputs) input.checked = isOpening
}

/**
 * Handles the {@link OpenRows} buttons of the document by event delegation, because they may be in static islands, which React never
 * hydrates.
 */
export function useOpenRows(): void {
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
