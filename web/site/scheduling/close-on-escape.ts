/**
 * Escape within a frame does not reach the page around it. Where the frame shows a page of this site, it closes as it does
 * outside; a page of others is out of reach, and the close button is one step away by Tab.
 * @returns what ends it
 */
export function closeOnEscape(frame: HTMLIFrameElement, close: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  // Each page that the frame comes to show has a window of its own.
  const listen = () => frame.contentDocument?.addEventListener('keydown', pressed)
  listen()
  frame.addEventListener('load', listen)
  return () => {
    frame.removeEventListener('load', listen)
    frame.contentDocument?.removeEventListener('keydown', pressed)
  }
}
