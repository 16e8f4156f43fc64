/** Mark of figures or statements that are examples of the demonstration, read before what it describes. */
export function ExampleBadge({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className="example-badge" id={id}>
      {text}
    </p>
  )
}
