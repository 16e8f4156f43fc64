interface FoldToggleProps {
  /** Name of the row, for screen readers. */
  readonly name: string
}

/**
 * Checkbox that shows the rest of a row on phones. It works without scripts: `fold.css` hides the elements with the class `folded` in the
 * surrounding element with the class `folds`. Wider windows show everything, and no checkbox.
 */
export function FoldToggle({ name }: FoldToggleProps) {
  return (
    <label className="fold">
      <input type="checkbox" aria-label={`Show more about ${name}`} />
    </label>
  )
}
