import { useEffect } from 'react'

type Outcome = 'ready' | 'copied' | 'failed'

const labels: Readonly<Record<Outcome, string>> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
}

const shownFor = 2_000

const mark = 'code-copy'

/** The button of a listing that copies it. {@link useListingCopies} of the page gives it its work. */
export function ListingCopyButton() {
  return (
    <button type="button" className={mark}>
      <span aria-live="polite">{labels.ready}</span>
    </button>
  )
}

async function copyListing(button: Element): Promise<void> {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? ''
  const label = button.querySelector('span')
  if (label === null) return
  const isCopied = await navigator.clipboard.writeText(code.replace(/\n$/, '')).then(
    () => true,
    () => false,
  )
  label.textContent = labels[isCopied ? 'copied' : 'failed']
  setTimeout(() => {
    label.textContent = labels.ready
  }, shownFor)
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
