import { WaveBand } from '#web/ui/engraving/wave-band.tsx'

/** Decorative wave band on the stub of a slip. */
export function StubBand() {
  return (
    <WaveBand
      id="stub-band"
      className="stub-band"
      tiles={9}
      tileWidth={160}
      height={52}
      halfHeight={25}
      lines={10}
      strokeWidth={1.5}
    />
  )
}
