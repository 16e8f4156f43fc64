import { WaveBand } from '#web/ui/engraving/wave-band.tsx'

/** Engraved band on the stub of a slip. */
export function StubBand() {
  return (
    <WaveBand
      id="stub-band"
      ink="accent"
      className="stub-band"
      tiles={9}
      tileWidth={160}
      width={1440}
      height={52}
      halfHeight={25}
      lines={10}
      pinch={0.42}
      warp={0.5}
      strokeWidth={1.5}
    />
  )
}
