import { WaveBand } from '#web/ui/engraving/wave-band.tsx'
import { words } from './labels.ts'

/** Appointment slip, shown while the calendar loads. During this time a band on the slip becomes visible from left to right. */
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
          lines={10}
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
            lines={10}
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
