/** Badge that marks demonstration examples, placed before them in reading order. */
export function ExampleBadge({ id, text }: { readonly id?: string; readonly text: string }) {
  return (
    <p className="example-badge" id={id}>
      {text}
    </p>
  )
}
