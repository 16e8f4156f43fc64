import { useEffect } from 'react'
import { copyLabels, copyShownFor, copyText } from '../code/copying.ts'

const mark = 'code-copy'

/** The button of a listing that copies it. {@link useListingCopies} of the page gives it its work. */
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

/** Lets every {@link ListingCopyButton} on the page copy its listing and say so for two seconds, whoever drew it. */
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
