import { useEffect } from 'react'
import { assetPaths } from '#shared/paths/paths.ts'
import { findWebp, localPicture } from '#web/lib/images/local-picture.ts'
import { whenSomebodyIsThere } from '#web/lib/boot/first-interaction.ts'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { createPreloadQueue, preloadRules, within } from './preload-queue.ts'

/** Pictures that belong to the site itself and may be wanted at any moment. */
const localPictures = [assetPaths.loadingPoster]

/** Decoration, one for each theme: none of the pictures that a page shows. */
const seals = '.seal img'

/** Pictures that are fetched; a stand-in comes with the page, and the plate of the other theme is not seen. */
const fetchedPictures = () => `img:not([src^="data:"], ${seals}, .on-${otherTheme()})`
const lazyPictures = `img[loading="lazy"]:not(${seals})`

/** The theme that the page is not shown in. */
const otherTheme = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--on-dark') === 'none'
    ? 'dark'
    : 'light'

/** Whether the visitor asked for as little as possible to be sent. */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}

function fetchNow(image: HTMLImageElement): Promise<unknown> {
  image.loading = 'eager'
  if (image.complete) return Promise.resolve()
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true })
  })
}

async function preloadLocal(paths: readonly string[]): Promise<void> {
  await findWebp()
  for (const path of paths) {
    const image = new Image()
    image.src = localPicture(path)
    await within(image.decode(), preloadRules.otherLimit)
  }
}

/** Fetches the small seals of the theme: who scrolls should not see them appear. */
function fetchSeals(root: HTMLElement): void {
  const shown = `${seals}:not(.on-${otherTheme()})`
  for (const image of root.querySelectorAll<HTMLImageElement>(shown)) image.loading = 'eager'
}

/** Fetches the first pictures in `root` and then each that comes near what is seen; gives what ends it. */
function watchPictures(root: HTMLElement): () => void {
  const queue = createPreloadQueue(fetchNow)
  const near = new IntersectionObserver(
    (entries) => {
      const images = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => target)
      queue.add(images.filter((image) => image instanceof HTMLImageElement))
      for (const image of images) near.unobserve(image)
    },
    { rootMargin: `${preloadRules.margin}px` },
  )
  const look = () => {
    const all = [...root.querySelectorAll<HTMLImageElement>(fetchedPictures())]
    queue.add(all.slice(0, preloadRules.critical))
    for (const image of root.querySelectorAll(lazyPictures)) near.observe(image)
  }
  look()
  const changes = new MutationObserver(look)
  changes.observe(root, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    near.disconnect()
  }
}

/**
 * Fetches the pictures of a page a little before they are seen. Without it they load as the browser sees fit.
 * @param pathname a change of it begins anew
 */
export function usePictureLoading(pathname: string): void {
  useEffect(() => {
    const root = document.querySelector('main')
    if (root === null || savesData()) return undefined
    const left = new AbortController()
    // A page that has just become alive has enough to do.
    whenIdle(() => {
      if (left.signal.aborted) return
      // Each is a drawing of its own to lay out, and small enough to be there in time.
      whenSomebodyIsThere(() => whenIdle(() => fetchSeals(root)), left.signal)
      left.signal.addEventListener('abort', watchPictures(root))
    })
    return () => left.abort()
  }, [pathname])
  useEffect(() => {
    void preloadLocal(savesData() ? [] : localPictures)
  }, [])
}
