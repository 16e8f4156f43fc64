import { useState, useSyncExternalStore } from 'react'
import { ALL_OFF } from '#shared/browser/consent.ts'
import { preferencesCopy } from '#shared/company/consent-copy.ts'
import { browserConsent, type BrowserConsent } from '#web/lib/consent/browser-consent.ts'
import { ConsentProvider, useConsent } from '#web/lib/consent/consent-context.tsx'
import { download } from '#web/lib/sending/download.ts'
import { CategorySwitches } from './category-switches.tsx'

interface SettingsCopy {
  readonly saved: string
  readonly declined: string
  readonly export: string
}

/** Switches and buttons, rendered once the stored choice has been read. */
function Settings({ copy }: { readonly copy: SettingsCopy }) {
  const { allowed, record, refusesByItself, store } = useConsent()
  const [draft, setDraft] = useState<typeof allowed>()
  const [message, setMessage] = useState('')
  const act = (text: string, work: () => void) => () => {
    setDraft(undefined)
    setMessage(text)
    work()
  }
  const choice = draft ?? allowed
  const exported = () => JSON.stringify(store.exportStatus(), undefined, 2)
  return (
    <>
      {refusesByItself && record === undefined && <p>{preferencesCopy.gpc}</p>}
      <CategorySwitches choice={choice} onChange={setDraft} />
      <div className="preferences-actions">
        <button
          type="button"
          className="button"
          onClick={act(copy.saved, () => store.save(choice))}
        >
          {preferencesCopy.save}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={act(copy.declined, store.declineAll)}
        >
          {preferencesCopy.decline}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={act(copy.saved, store.acceptAll)}
        >
          {preferencesCopy.accept}
        </button>
      </div>
      <p className="preferences-rest">
        <button
          type="button"
          className="text-link"
          onClick={() => download('cookie-consent.json', 'application/json', exported())}
        >
          {copy.export}
        </button>
        <output aria-live="polite">{message}</output>
      </p>
    </>
  )
}

/** Disabled switches, rendered until hydration. */
function Waiting({ copy }: { readonly copy: SettingsCopy }) {
  return (
    <>
      <CategorySwitches choice={ALL_OFF} onChange={() => undefined} isWaiting />
      <div className="preferences-actions">
        {[preferencesCopy.save, preferencesCopy.decline, preferencesCopy.accept].map((label) => (
          <button key={label} type="button" className="button button-quiet" disabled>
            {label}
          </button>
        ))}
      </div>
      <p className="preferences-rest">
        <button type="button" className="text-link" disabled>
          {copy.export}
        </button>
      </p>
    </>
  )
}

const never = () => () => undefined
/** Snapshot for the server and for hydration. The server cannot read the storage of the browser. */
const nobody = (): BrowserConsent | undefined => undefined

/** Consent switches on the page of cookie settings. Hidden without JavaScript. */
export function ConsentSettings({ copy }: { readonly copy: SettingsCopy }) {
  const consent = useSyncExternalStore(never, browserConsent, nobody)
  return (
    <div className="preferences-page">
      {consent === undefined ? (
        <Waiting copy={copy} />
      ) : (
        <ConsentProvider consent={consent}>
          <Settings copy={copy} />
        </ConsentProvider>
      )}
    </div>
  )
}
