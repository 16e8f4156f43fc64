import type { Prose } from '#shared/pages/company/shapes.ts'
import { ProseText } from '#web/ui/prose-text.tsx'

/** Message in the table of job openings if there are none. */
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
