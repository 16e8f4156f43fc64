import { useEffect } from 'react'
import { copyLabels, copyShownFor, copyText } from '../code/copying.ts'

const mark = 'code-copy'

/** Copy button of a code listing. {@link useListingCopies} handles its clicks. */
export function ListingCopyButton() {
  return (
    <button type="button" className={mark}>
      <span aria-live="polite">{copyLabels.ready}</span>
    </button>
  )
}

async function copyListing(button: Element): Promise<void> {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
  const label = button.querySelector('span')
  if (label === null) return
  label.textContent = copyLabels[await copyText(code.replace(/\n$/, ''))]
  setTimeout(() => {
    label.textContent = copyLabels.ready
  }, copyShownFor)
}

/**
 * Handles clicks on every {@link ListingCopyButton} of the page, including server-rendered ones. Copies the listing and shows the result
 * for two seconds.
 */
export function useListingCopies(): void {
  useEffect(() => {
    const copy = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest(`.${mark}`) : null
      if (button !== null) void copyListing(button)
    }
    document.addEventListener('click', copy)
    return () => document.removeEventListener('click', copy)
  }, [])
}
