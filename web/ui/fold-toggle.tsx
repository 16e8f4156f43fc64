interface FoldToggleProps {
  /** Name of the row, for screen readers. */
  readonly name: string
}

/**
 * Checkbox that shows the hidden cells of a row on phones. It works without scripts: inside an element with the class `folds`, `fold.css`
 * hides the elements with the class `folded` until the box is checked. Wider windows show all cells, and no checkbox.
 */
export function FoldToggle({ name }: FoldToggleProps) {
  return (
    <label className="fold">
      <input type="checkbox" aria-label={`Show more about ${name}`} />
    </label>
  )
}
