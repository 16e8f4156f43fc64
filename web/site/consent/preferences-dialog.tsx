import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { bannerCopy, preferencesCopy } from '#shared/company/consent-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { AwayLink } from './away-link.tsx'
import { CategorySwitches } from './category-switches.tsx'

export interface PreferencesDialogProps {
  readonly onClose: () => void
}

/** Dialog with a switch for each category. Changes apply when the visitor saves them. Closing the dialog discards them. */
export function PreferencesDialog({ onClose }: PreferencesDialogProps) {
  const { allowed, store } = useConsent()
  const [choice, setChoice] = useState(allowed)
  const element = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog must be closed before it is removed. The browser restores the focus only when a dialog is closed.
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog?.open === false) dialog.showModal()
    heading.current?.focus()
    return () => dialog?.close()
  }, [])
  const answer = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same by keyboard
    <dialog
      ref={element}
      className="dialog preferences"
      aria-labelledby="preferences-title"
      onClick={({ target, currentTarget }) => {
        // A click whose target is the dialog element itself is a click on the backdrop.
        if (target === currentTarget) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="preferences-box">
        <h2 id="preferences-title" ref={heading} tabIndex={-1}>
          {preferencesCopy.title}
        </h2>
        <p className="preferences-lede">{preferencesCopy.lede}</p>
        <CategorySwitches choice={choice} onChange={setChoice} />
        <div className="preferences-actions">
          <button type="button" className="button" onClick={answer(() => store.save(choice))}>
            {preferencesCopy.save}
          </button>
          <button type="button" className="button button-quiet" onClick={answer(store.declineAll)}>
            {preferencesCopy.decline}
          </button>
          <button type="button" className="button button-quiet" onClick={answer(store.acceptAll)}>
            {preferencesCopy.accept}
          </button>
        </div>
        <p className="preferences-policy">
          <AwayLink href={paths.cookies} label={bannerCopy.cookiePolicy} />
        </p>
        <button
          type="button"
          className="icon-button preferences-close"
          aria-label={preferencesCopy.close}
          onClick={onClose}
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}
