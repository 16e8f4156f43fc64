/** Situation in paragraphs, in the reading column on the spine. The first paragraph is set in the display face. */
export function Situation({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="situation">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
