/**
 * Closes the dialog on Escape within its frame, because key events do not leave a frame. Works for pages of this site
 * only; for others, the close button is one Tab away.
 * @returns function that stops it
 */
export function closeOnEscape(frame: HTMLIFrameElement, close: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  // Each page in the frame has its own document.
  const listen = () => frame.contentDocument?.addEventListener('keydown', pressed)
  listen()
  frame.addEventListener('load', listen)
  return () => {
    frame.removeEventListener('load', listen)
    frame.contentDocument?.removeEventListener('keydown', pressed)
  }
}
