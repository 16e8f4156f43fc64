import type { Denomination } from '#shared/pages/company/shapes.ts'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'

interface DenominationTextProps extends Denomination {
  /** Of the drawing: unique on the page and an identifier. */
  readonly id: string
  readonly className: string
}

/** A figure engraved like a banknote's, with what it counts in words below it. */
export function DenominationText({ id, className, figure, title, text }: DenominationTextProps) {
  return (
    <div className={`denomination ${className}`}>
      <EngravedFigure id={id} value={figure} className="denomination-figure" />
      <p className="denomination-title">
        <span className="sr-only">{figure} </span>
        {title}
      </p>
      <p className="denomination-text">{text}</p>
    </div>
  )
}
