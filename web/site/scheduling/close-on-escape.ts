/**
 * Closes the dialog on Escape within its frame, because key events do not leave a frame. Works only if the frame shows a page of this site.
 * In a frame of another site, visitors close the dialog with the close button, which is one Tab away.
 * @returns function that removes the listeners
 */
export function closeOnEscape(frame: HTMLIFrameElement, close: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  // Added again at each load, because each page in the frame has a new document.
  const listen = () => frame.contentDocument?.addEventListener('keydown', pressed)
  listen()
  frame.addEventListener('load', listen)
  return () => {
    frame.removeEventListener('load', listen)
    frame.contentDocument?.removeEventListener('keydown', pressed)
  }
}
