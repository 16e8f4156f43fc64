import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { BrowserConsent } from './browser-consent.ts'
import type { ConsentState, ConsentStore } from './consent-store.ts'
import type { Gate } from './gate.ts'

const ConsentContext = createContext<BrowserConsent | undefined>(undefined)

interface ConsentProviderProps {
  readonly consent: BrowserConsent
  readonly children: ReactNode
}

/** Provides the visitor's consent to its children. */
export function ConsentProvider({ consent, children }: ConsentProviderProps) {
  return <ConsentContext value={consent}>{children}</ConsentContext>
}

/** Result of {@link useConsent}: the current state of the consent, the store that changes the consent, and the gate. */
export interface Consent extends ConsentState {
  readonly store: ConsentStore
  readonly gate: Gate
}

/** The visitor's consent; the component re-renders when it changes. @throws Error outside {@link ConsentProvider} */
export function useConsent(): Consent {
  const consent = use(ConsentContext)
  if (consent === undefined) throw new Error('useConsent needs a ConsentProvider above it')
  const { store, gate } = consent
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  return { ...state, store, gate }
}
