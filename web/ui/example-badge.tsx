/** Badge that marks examples in a demonstration. Screen readers reach it before the examples. */
export function ExampleBadge({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className="example-badge" id={id}>
      {text}
    </p>
  )
}
