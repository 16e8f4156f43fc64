import type { Figure } from '#shared/pages/catalogue/page-copy.ts'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'

interface DenominationTextProps extends Figure {
  /** Id of the engraved figure, unique on the page. */
  readonly id: string
  readonly className: string
}

/** Figure that is engraved like the denomination of a banknote, with a caption that says what it counts. */
export function DenominationText({ id, className, figure, title, text }: DenominationTextProps) {
  return (
    <div className={`denomination ${className}`}>
      <EngravedFigure id={id} value={figure} className="denomination-figure" />
      <div className="denomination-words">
        <p className="denomination-title">
          <span className="sr-only">{figure} </span>
          {title}
        </p>
        <p className="denomination-text">{text}</p>
      </div>
    </div>
  )
}
