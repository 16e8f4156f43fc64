/** Badge that marks demonstration examples. It precedes the examples in reading order. */
export function ExampleBadge({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className="example-badge" id={id}>
      {text}
    </p>
  )
}
