import { useEffect, useRef, useState } from 'react'
import type { CookieSettingsPage } from '#shared/pages/legal/cookie-settings.ts'
import { placeNames } from '#shared/pages/legal/stored-things.ts'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import {
  browserStores,
  clearStored,
  isConsent,
  readCaches,
  readStored,
  type StoredEntry,
} from './browser-storage.ts'

type Found = readonly StoredEntry[] | 'blocked'

function look(): Found {
  try {
    return readStored(browserStores())
  } catch {
    return 'blocked'
  }
}

async function remove(things: readonly StoredEntry[]): Promise<void> {
  const stores = browserStores()
  // Deleting a consent entry withdraws the consent. Therefore all consent entries are deleted, and everything that was stored with the
  // consent.
  if (things.some(isConsent)) browserConsent().store.clear()
  const cleared = things.map((thing) => clearStored(stores, thing))
  // Applies the settings to this page again, because stored settings may have been deleted.
  window.certaviaBoot?.settle()
  await Promise.all(cleared)
}

/** Maximum length of a value that is shown, in characters. */
const LONGEST = 90

const shown = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

interface KeptTableProps {
  readonly copy: CookieSettingsPage['now']
  readonly things: readonly StoredEntry[]
  readonly onClear: (things: readonly StoredEntry[], message: string) => void
}

function KeptTable({ copy, things, onClear }: KeptTableProps) {
  const { name, value, purpose } = copy.columns
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard */}
      <section className="table-scroll" aria-label={copy.table} tabIndex={0}>
        <table className="record kept">
          <caption className="sr-only">{copy.table}</caption>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{value}</th>
              <th scope="col">{purpose}</th>
              <th scope="col">
                <span className="sr-only">{copy.clear}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {things.map((thing) => (
              <tr key={`${thing.place} ${thing.name}`}>
                <th scope="row">
                  <code>{thing.name}</code>
                  <small>{placeNames[thing.place]}</small>
                </th>
                <td className="kept-value" data-label={value}>
                  {thing.known?.secret === true ? copy.hidden : <code>{shown(thing.value)}</code>}
                </td>
                <td data-label={purpose}>{thing.known?.purpose ?? copy.unknown}</td>
                <td className="kept-act">
                  <button
                    type="button"
                    className="text-link"
                    onClick={() => onClear([thing], `${thing.name} ${copy.cleared}`)}
                  >
                    {copy.clear} <span className="sr-only">{thing.name}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <button type="button" className="button" onClick={() => onClear(things, copy.clearedAll)}>
          {copy.clearAll}
        </button>
      </p>
    </>
  )
}

/** Entries that this browser currently stores for the site, with buttons to delete them. */
export function KeptNow({ page }: { readonly page: CookieSettingsPage }) {
  const { now } = page
  const [stored, setFound] = useState<Found>(look)
  const [cached, setCached] = useState<readonly StoredEntry[]>([])
  const found = stored === 'blocked' ? stored : [...stored, ...cached]
  const [message, setMessage] = useState({ text: '', count: 0 })
  const status = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the status message.
    if (message.count > 0) status.current?.focus()
  }, [message])
  useEffect(() => {
    const again = () => {
      setFound(look())
      void readCaches().then(setCached)
    }
    again()
    const { store } = browserConsent()
    const forget = store.subscribe(again)
    // Reads the entries again when another control or another tab has changed them.
    addEventListener('storage', again)
    addEventListener('focus', again)
    addEventListener(appearanceEvents.changed, again)
    return () => {
      forget()
      removeEventListener('storage', again)
      removeEventListener('focus', again)
      removeEventListener(appearanceEvents.changed, again)
    }
  }, [])
  const clear = (things: readonly StoredEntry[], text: string) => {
    void remove(things).then(async () => setCached(await readCaches()))
    setFound(look())
    setMessage(({ count }) => ({ text, count: count + 1 }))
  }
  return (
    <>
      <output ref={status} tabIndex={-1} className="kept-message" aria-live="polite">
        {message.text}
      </output>
      {found === 'blocked' && <p>{now.blocked}</p>}
      {typeof found === 'object' && found.length === 0 && (
        <div className="kept-empty">
          <h3>{now.empty.title}</h3>
          <p>{now.empty.text}</p>
        </div>
      )}
      {typeof found === 'object' && found.length > 0 && (
        <KeptTable copy={now} things={found} onClear={clear} />
      )}
    </>
  )
}
