import type { Prose } from '#shared/pages/company/shapes.ts'
import { ProseText } from '#web/ui/prose-text.tsx'

/** Paragraphs in the main column. */
export function HelpText({ paragraphs }: { readonly paragraphs: readonly Prose[] }) {
  return (
    <div className="spine-text">
      {paragraphs.map((text, index) => (
        <p key={index}>
          <ProseText text={text} />
        </p>
      ))}
    </div>
  )
}
