import type { Prose } from '#shared/pages/company/shapes.ts'
import { ProseText } from '#web/ui/prose-text.tsx'

/** What stands in the register when nothing can be entered in it. */
export function EmptyRegister({ title, text }: { readonly title: string; readonly text: Prose }) {
  return (
    <div className="openings-none">
      <h3>{title}</h3>
      <p>
        <ProseText text={text} />
      </p>
    </div>
  )
}
