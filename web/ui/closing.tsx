import type { Invitation } from '#shared/pages/invitation.ts'
import { Actions } from './actions.tsx'
import { WaveBand } from './engraving/wave-band.tsx'

/** Each sentence with the space before it, for those who hear or copy the text. */
const sentences = (text: string): readonly string[] => text.match(/.+?[.?](?= |$)/gu) ?? [text]

interface ClosingProps {
  /** Two or three short sentences. */
  readonly text: string
  readonly actions: Invitation
}

/** The last word of a page, each sentence on a line of its own, with a band of waves down to the footer. */
export function Closing({ text, actions }: ClosingProps) {
  return (
    <section className="closing">
      <div className="page closing-text">
        <h2>
          {sentences(text).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </h2>
        <Actions {...actions} />
      </div>
      <WaveBand
        id="closing-band"
        ink="accent"
        className="closing-band"
        tiles={3}
        tileWidth={720}
        width={1440}
        height={240}
        halfHeight={116}
        lines={34}
        pinch={0.42}
        warp={0.5}
        strokeWidth={0.9}
      />
    </section>
  )
}
