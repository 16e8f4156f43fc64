/** A situation told in paragraphs, in the reading column on the spine; the first opens it in the display face. */
export function Situation({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="situation">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
