import { useEffect } from 'react'
import { assetPaths } from '#shared/paths/paths.ts'
import { findWebp, localPicture } from '#web/lib/images/local-picture.ts'
import { onFirstInteraction } from '#web/lib/boot/first-interaction.ts'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { createPreloadQueue, preloadRules, within } from './preload-queue.ts'

/** Pictures of the site itself that may be needed at any time. */
const localPictures = [assetPaths.loadingPoster]

/** Selector of decorative seals, which have a version for each theme. They are not part of the content. */
const seals = '.seal img'

/** Selector of pictures that the browser must request. Inline placeholders, and pictures for the other theme, are left out. */
const fetchedPictures = () => `img:not([src^="data:"], ${seals}, .on-${otherTheme()})`
const lazyPictures = `img[loading="lazy"]:not(${seals})`

/** Name of the theme that the page does not show. */
const otherTheme = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--on-dark') === 'none'
    ? 'dark'
    : 'light'

/** True if the browser asks sites to save data. */
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

/** Loads the small seals for the current theme before the visitor scrolls to them. */
function fetchSeals(root: HTMLElement): void {
  const shown = `${seals}:not(.on-${otherTheme()})`
  for (const image of root.querySelectorAll<HTMLImageElement>(shown)) image.loading = 'eager'
}

/**
 * Loads the first pictures in `root` at once, and each other picture when it comes near the viewport.
 * @returns a function that stops the loading
 */
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
 * Loads the pictures of a page shortly before they become visible. Without this hook the browser decides when to load them.
 * @param pathname path of the page; when it changes, the pictures of the new page are loaded
 */
export function usePictureLoading(pathname: string): void {
  useEffect(() => {
    const root = document.querySelector('main')
    if (root === null || savesData()) return undefined
    const left = new AbortController()
    // Waits until the browser is idle, because the main thread is busy during hydration.
    whenIdle(() => {
      if (left.signal.aborted) return
      // Loads the seals only after the first interaction, because each request causes an additional layout. The files are small enough to
      // arrive in time.
      onFirstInteraction(() => whenIdle(() => fetchSeals(root)), left.signal)
      left.signal.addEventListener('abort', watchPictures(root))
    })
    return () => left.abort()
  }, [pathname])
  useEffect(() => {
    void preloadLocal(savesData() ? [] : localPictures)
  }, [])
}
