import { useMutation } from '@tanstack/react-query'
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { FormKind, Receipt } from '#shared/contracts/inquiries.ts'
import type { PostedForm } from '#shared/contracts/posted-form.ts'
import type { Message } from './check.ts'
import type { Refusal } from './error-summary.tsx'
import { dropMessage, keepMessage, restoreMessage } from './kept-message.ts'
import type { ReceiptSheetProps } from './receipt-sheet.tsx'

/** A receipt and what draws it, which is fetched with the first message. */
export interface Sent {
  readonly receipt: Receipt
  readonly Sheet: ComponentType<ReceiptSheetProps>
}

/** `waiting` for a connection: what was sent lies in the tab. */
type Phase = 'open' | 'sending' | 'waiting'

/** What the sending of a form needs: fetched when somebody begins to fill it in. */
const loadSending = () => Promise.all([import('./check.ts'), import('./send-message.ts')])

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Only over HTTPS do browsers make UUIDs themselves. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface SendingOptions {
  readonly kind: FormKind
  /** The form as it came back from the server, where it was posted without JavaScript. */
  readonly posted: PostedForm | undefined
  readonly onSent: (sent: Sent) => void
  readonly form: RefObject<HTMLFormElement | null>
  /** What takes the focus when the form was not sent. */
  readonly summary: RefObject<HTMLElement | null>
}

/**
 * The life of a form: checked by the server's own contract before it is sent, sent once however often it is pressed, kept
 * in the tab while there is no connection, and everything that was typed left as it is whatever happens.
 */
export function useSending({ kind, posted, onSent, form, summary }: SendingOptions) {
  const aliveAt = useRef(0)
  const key = useRef<string>(undefined)
  const [phase, setPhase] = useState<Phase>('open')
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  /** What is on its way or waits for it; at once, where the state of a component comes with its next drawing. */
  const message = useRef<Message>(undefined)

  const { mutateAsync } = useMutation({
    mutationFn: async (sent: Message) => {
      const { sendMessage } = await import('./send-message.ts')
      return sendMessage(kind, sent)
    },
    // Whether there is a connection is seen to here, where a reload is survived as well.
    networkMode: 'always',
  })

  const refuse = (next: Refusal) => {
    message.current = undefined
    dropMessage(kind)
    setRefusal(next)
    setErrors(next.errors)
    setPhase('open')
    setAttempt((count) => count + 1)
  }

  const wait = (sent: Message) => {
    keepMessage(kind, sent)
    setRefusal(undefined)
    setErrors({})
    setPhase('waiting')
  }

  const send = async (sent: Message) => {
    setPhase('sending')
    try {
      const receipt = await mutateAsync(sent)
      const { ReceiptSheet } = await import('./receipt-sheet.tsx')
      dropMessage(kind)
      onSent({ receipt, Sheet: ReceiptSheet })
    } catch (error) {
      if (!navigator.onLine) return wait(sent)
      const code = await import('./send-message.ts').catch(() => undefined)
      if (code === undefined) return wait(sent)
      refuse(code.refusalOf(error))
    }
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget
    if (message.current !== undefined) return
    key.current ??= newKey()
    const sent: Message = {
      key: key.current,
      elapsed: Math.round(performance.now() - aliveAt.current),
      values: valuesOf(sheet),
    }
    message.current = sent
    setPhase('sending')
    try {
      const [{ faultsOf }] = await loadSending()
      const faults = faultsOf(kind, sent.values)
      if (Object.keys(faults).length > 0) return refuse({ errors: faults })
    } catch {
      // Without its code the form is what it was before: the browser sends it, and the server checks it.
      if (navigator.onLine) return sheet.submit()
    }
    if (!navigator.onLine) return wait(sent)
    await send(sent)
  }

  /** After a refusal a row is checked again as it changes, and with it those that were wrong as well. */
  const change = async (event: SyntheticEvent<HTMLFormElement>) => {
    const { target } = event.nativeEvent
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (refusal === undefined || name === null || form.current === null) return
    const values = valuesOf(form.current)
    const [{ faultsOf }] = await loadSending()
    const faults = faultsOf(kind, values)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(faults).filter(([field]) => field === name || Object.hasOwn(before, field)),
      ),
    )
  }

  useEffect(() => {
    aliveAt.current = performance.now()
    void restoreMessage(kind, form).then((kept) => {
      if (kept === undefined) return
      key.current = kept.key
      message.current = kept
      setPhase('waiting')
    })
  }, [kind, form])

  useEffect(() => {
    if (phase !== 'waiting') return undefined
    const goOn = () => {
      if (message.current !== undefined) void send(message.current)
    }
    if (navigator.onLine) goOn()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what waits is read when the connection is back
  }, [phase])

  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt, summary])

  return {
    phase,
    refusal,
    errors,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    change: (event: SyntheticEvent<HTMLFormElement>) => void change(event).catch(() => undefined),
    /** Has what a form needs later at hand before there may be no connection. */
    begin: () => void loadSending().catch(() => undefined),
    /** Takes a message that waits back into the form. */
    takeBack: () => {
      message.current = undefined
      dropMessage(kind)
      setPhase('open')
    },
  }
}
