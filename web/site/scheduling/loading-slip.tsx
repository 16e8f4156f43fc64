import { WaveBand } from '#web/ui/engraving/wave-band.tsx'
import { words } from './labels.ts'

const wave = { ink: 'accent', lines: 10, pinch: 0.42, warp: 0.5, width: 1440 } as const

/** Appointment slip shown while the calendar loads. A band on the slip is revealed during loading. */
export function LoadingSlip({ note }: { readonly note?: string }) {
  return (
    <div className="slip">
      <div className="slip-stub">
        <p className="label">{words.kind}</p>
        <p className="slip-title">{words.length}</p>
        <div className="slip-lines" aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
        <WaveBand
          {...wave}
          id="slip-band"
          className="slip-band"
          tiles={9}
          tileWidth={160}
          height={52}
          halfHeight={25}
          strokeWidth={1.5}
        />
      </div>
      <div className="slip-body">
        <p className="slip-loading">{words.loading}</p>
        <div className="slip-progress" aria-hidden="true">
          <WaveBand
            {...wave}
            id="slip-uncovered"
            className="slip-wave"
            tiles={7}
            tileWidth={230}
            height={112}
            halfHeight={54}
            strokeWidth={2.6}
          />
        </div>
        {note !== undefined && <p className="slip-note">{note}</p>}
      </div>
    </div>
  )
}
