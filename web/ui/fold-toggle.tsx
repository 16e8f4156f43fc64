interface FoldToggleProps {
  /** Name of the row, for screen readers. */
  readonly name: string
}

/**
 * Checkbox that shows the other cells of a row on phones. It works without scripts: `fold.css` hides elements with the class `folded`
 * inside the element with the class `folds` until the box is checked. Wider windows show all cells, and no checkbox.
 */
export function FoldToggle({ name }: FoldToggleProps) {
  return (
    <label className="fold">
      <input type="checkbox" aria-label={`Show more about ${name}`} />
    </label>
  )
}
