/** Header of a column of actions. The text is visible to screen readers only. */
export function ActionsHead() {
  return (
    <th scope="col">
      <span className="sr-only">Actions</span>
    </th>
  )
}
