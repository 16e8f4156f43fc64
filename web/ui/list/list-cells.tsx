/** Header of a column with actions. Only screen readers get its text. */
export function ActionsHead() {
  return (
    <th scope="col">
      <span className="sr-only">Actions</span>
    </th>
  )
}
