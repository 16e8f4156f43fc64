import { useEffect } from 'react'

/** Opens the command palette when a link to the search is clicked or Ctrl+K or Command+K is pressed. Its code loads on first use. */
export function useSearchPalette(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const open = (link: HTMLAnchorElement) => {
      import('#web/site/search/palette.tsx').then(
        ({ openPalette }) => openPalette(link),
        () => location.assign(link.href),
      )
    }
    const pressed = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-search]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(link)
    }
    const typed = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      // Ignores the shortcut in a text editor, where Ctrl+K inserts a link.
      if (target instanceof HTMLElement && target.isContentEditable) return
      const link = document.querySelector<HTMLAnchorElement>('.bar-search > a')
      if (link === null) return
      event.preventDefault()
      open(link)
    }
    document.addEventListener('click', pressed, { signal, capture: true })
    document.addEventListener('keydown', typed, { signal })
    return () => listening.abort()
  }, [])
}
