import { useLayoutEffect } from 'react'
import { useLocation, useViewTransitionState } from 'react-router-dom'

/** Attribute of the picture that moves during a view transition. `page-change.css` sets the transition name of its element. */
const MOVES = 'data-moves'

const COVER = '.wide-cover, .head-cover'
const CARD = ':is(.card, .case-row)'
const CARD_LINK = `${CARD} a[href]`
const CARD_COVER = '.card-cover'

/** Cover picture of the card that contains an element. */
const coverAround = (element: Element): Element | undefined =>
  element.closest(CARD)?.querySelector(CARD_COVER) ?? undefined

/** Cover picture of the card that was clicked last, until the next page change. */
let clicked: { readonly cover: Element; readonly pathname: string } | undefined

/**
 * Path of the page on which the visitor has clicked a card, by the path of the card's article. When the visitor goes back from the article,
 * the picture moves only if the previous page is this one.
 */
const origins = new Map<string, string>()

/** Remembers the cover of the clicked card. During the page change the cover moves to the page at `pathname`. */
export function noteClickedCard(target: EventTarget | null, pathname: string): void {
  const cover = target instanceof Element ? coverAround(target) : undefined
  clicked = cover === undefined ? undefined : { cover, pathname }
}

/** Cover picture of the article on the current page. */
const pageCover = () => document.querySelector(COVER) ?? undefined

/** True if a part of an element is inside the window. */
function isInside(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Cover picture of the first card inside the window that leads to `pathname`. A page may have several cards for an article. */
function cardTo(pathname: string): Element | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CARD_LINK)) {
    const cover = coverAround(link)
    if (cover !== undefined && URL.parse(link.href)?.pathname === pathname && isInside(cover)) {
      return cover
    }
  }
  return undefined
}

/** Path of the page that the visitor is leaving, and the direction of the navigation. Set until the next page is rendered. */
let leaving: { readonly from: string; readonly isForward: boolean } | undefined

/**
 * Picture at the start of the movement, on the page at `from`: the cover of the clicked card or, when the visitor goes back, the cover of
 * the article.
 */
function leavingPicture(from: string): Element | undefined {
  const { pathname: to } = location
  const card = clicked?.pathname === to && clicked.cover.isConnected ? clicked.cover : undefined
  clicked = undefined
  if (card !== undefined) origins.set(to, from)
  const isBack = card === undefined && origins.get(from) === to
  leaving = card === undefined && !isBack ? undefined : { from, isForward: card !== undefined }
  return card ?? (isBack ? pageCover() : undefined)
}

/** Picture at the end of the movement, on the current page. Undefined if no picture moves. */
function arrivingPicture(): Element | undefined {
  if (leaving === undefined) return undefined
  const { from, isForward } = leaving
  leaving = undefined
  return isForward ? pageCover() : cardTo(from)
}

/**
 * Moves the picture of a clicked card to the cover of its article, and back when the visitor goes back. The picture on the old page is
 * marked before the browser takes its snapshot, the picture on the new page once that page is rendered.
 */
export function useMovingPicture(): void {
  const { pathname } = useLocation()
  const isMoving = useViewTransitionState(pathname)
  useLayoutEffect(() => {
    if (!isMoving) return undefined
    const isOld = location.pathname !== pathname
    const picture = isOld ? leavingPicture(pathname) : arrivingPicture()
    if (picture === undefined || !isInside(picture)) return undefined
    picture.setAttribute(MOVES, '')
    return () => picture.removeAttribute(MOVES)
  }, [pathname, isMoving])
}
