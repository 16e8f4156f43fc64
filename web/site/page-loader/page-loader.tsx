import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { assetPaths } from '#shared/paths/paths.ts'
import { isStill } from '#web/lib/boot/is-still.ts'
import { localPicture } from '#web/lib/images/local-picture.ts'

/** Delay in ms before the loading overlay appears. */
const patience = 200
const volume = 0.1

const soften = (video: HTMLVideoElement | null) => {
  if (video !== null) video.volume = volume
}

/** Loading overlay: a rotating seal, or a still picture of the seal if motion is reduced. */
function Loader() {
  const [still] = useState(isStill)
  const poster = localPicture(assetPaths.loadingPoster)
  return (
    <div className="loader">
      <div className="loader-seal">
        {still ? (
          <img src={poster} alt="" width={144} height={144} />
        ) : (
          <video
            ref={soften}
            width={144}
            height={144}
            poster={poster}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            muted
            loop
            playsInline
            disablePictureInPicture
          >
            <source src={assetPaths.loadingMp4} type="video/mp4" />
            <source src={assetPaths.loadingWebm} type="video/webm" />
          </video>
        )}
      </div>
      <p aria-hidden="true">Loading...</p>
    </div>
  )
}

/** True if `waiting` has been true for longer than {@link patience}. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return waiting && late
}

/** Shows the overlay during a slow navigation. Screen readers announce it politely. The focus does not move. */
function PageLoader({ waiting }: { readonly waiting: boolean }) {
  const late = useLate(waiting)
  return (
    <>
      <output className="sr-only" aria-live="polite">
        {late ? 'Loading...' : ''}
      </output>
      {late && <Loader />}
    </>
  )
}

/** Loading overlay for navigations within the site. */
export function NavigationLoader() {
  const { state } = useNavigation()
  return <PageLoader waiting={state !== 'idle'} />
}

/** Suspense fallback while the code or content of a page is being loaded. */
export function PageFallback() {
  return <PageLoader waiting />
}
