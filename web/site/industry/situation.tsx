/** Worked example as paragraphs in the main column. The first paragraph has the display typeface. */
export function Situation({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="situation">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
