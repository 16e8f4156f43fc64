import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import type { BannerPlace } from '#shared/browser/consent.ts'
import { bannerCopy } from '#shared/company/consent-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'

import { AwayLink } from './away-link.tsx'
import type { PreferencesDialogProps } from './preferences-dialog.tsx'
import { useDock } from './use-dock.ts'
import { useFetched } from './use-fetched.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

interface WordsProps {
  readonly onCustomise: () => void
  /** True if the preferences could not be loaded. */
  readonly hasFailed: boolean
  /** Ref of the title. Present if the title must be able to get the focus. */
  readonly title?: RefObject<HTMLHeadingElement | null>
}

/** Text of the banner, and the buttons for the visitor's choice. */
function Words({ onCustomise, hasFailed, title }: WordsProps) {
  const { store } = useConsent()
  const [before, after] = bannerCopy.failed
  return (
    <div className="consent-words">
      <h2 id="consent-title" ref={title} tabIndex={title && -1}>
        {bannerCopy.title}
      </h2>
      <div className="consent-text">
        <p>
          <span className="consent-why">{bannerCopy.why} </span>
          {bannerCopy.what}
        </p>
        <p className="consent-policies">
          <AwayLink href={paths.cookies} label={bannerCopy.cookiePolicy} />
          <AwayLink href={paths.privacyPolicy} label={bannerCopy.privacyPolicy} />
        </p>
      </div>
      <div className="consent-answers">
        <button type="button" className="button" onClick={store.declineAll}>
          {bannerCopy.decline}
        </button>
        <button type="button" className="button" onClick={store.acceptAll}>
          {bannerCopy.accept}
        </button>
      </div>
      <p className="consent-rest">
        <button type="button" className="consent-link" onClick={onCustomise}>
          {bannerCopy.customise}
        </button>
        <span className="consent-later">{bannerCopy.later}</span>
        <a
          className="consent-link consent-accessibility"
          href={paths.accessibility}
          data-opens="accessibility"
        >
          {bannerCopy.accessibility}
        </a>
        {/* The status element is rendered without a text at first. Screen readers announce only a text that is added later. */}
        <output className="consent-failed">
          {hasFailed && (
            <>
              {before} <AwayLink href={paths.cookieSettings} label={bannerCopy.settings} />
              {after}
            </>
          )}
        </output>
      </p>
      <button
        type="button"
        className="icon-button consent-close"
        aria-label={bannerCopy.close}
        onClick={store.close}
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Banner at an edge of the window. It neither takes nor traps the focus, so that visitors can use the page. */
function EdgeBanner({ place, ...words }: WordsProps & { readonly place: 'bottom' | 'top' }) {
  const element = useRef<HTMLElement>(null)
  useDock(element, place)
  useReturnedFocus(element)
  return (
    <section
      ref={element}
      className="consent"
      data-slot="banner"
      data-place={place}
      aria-labelledby="consent-title"
    >
      <div className="consent-band" aria-hidden="true" />
      <Words {...words} />
    </section>
  )
}

/** Banner in the middle of the window. It is a modal `dialog`, which traps the focus. */
function CenterBanner(words: WordsProps) {
  const { store } = useConsent()
  const element = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog?.open === false) dialog.showModal()
    title.current?.focus()
    document.documentElement.dataset['banner'] = 'center'
    return () => {
      delete document.documentElement.dataset['banner']
      dialog?.close()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className="consent"
      data-place="center"
      aria-labelledby="consent-title"
      onCancel={(event) => {
        event.preventDefault()
        store.close()
      }}
    >
      <div className="consent-band" aria-hidden="true" />
      <Words {...words} title={title} />
    </dialog>
  )
}

export interface ConsentBannerProps {
  readonly place: Exclude<BannerPlace, 'off'>
  readonly fetchPreferences: () => Promise<{
    readonly PreferencesDialog: ComponentType<PreferencesDialogProps>
  }>
}

/** Banner that asks for consent, at the position that the operator has configured. */
export function ConsentBanner({ place, fetchPreferences }: ConsentBannerProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const isOpen = state === 'open'
  const preferences = useFetched(fetchPreferences, isOpen, () => setState('failed'))
  const words = { onCustomise: () => setState('open'), hasFailed: state === 'failed' }
  return (
    <>
      {place === 'center' ? <CenterBanner {...words} /> : <EdgeBanner place={place} {...words} />}
      {isOpen && preferences !== undefined && (
        <preferences.PreferencesDialog onClose={() => setState('closed')} />
      )}
    </>
  )
}
