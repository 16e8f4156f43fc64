/**
 * Closes the dialog when Escape is pressed inside its frame. The listener is in the frame, because key events do not leave a frame. This
 * works only if the frame shows a page of this site. In a frame of another site, visitors use the close button, which is one Tab away.
 * @returns a function that removes the listeners
 */
export function closeOnEscape(frame: HTMLIFrameElement, close: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  // Runs again for each page that the frame loads, because each page has a new document.
  const listen = () => frame.contentDocument?.addEventListener('keydown', pressed)
  listen()
  frame.addEventListener('load', listen)
  return () => {
    frame.removeEventListener('load', listen)
    frame.contentDocument?.removeEventListener('keydown', pressed)
  }
}
