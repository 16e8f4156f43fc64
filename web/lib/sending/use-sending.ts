import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { PostedForm, Refusal } from '#shared/contracts/forms/posted-form.ts'
import { dropMessage, keepMessage, restoreMessage } from './kept-message.ts'
import type { Message } from './message.ts'

/** What the sending of a form needs, fetched when somebody begins to fill it in. */
export interface SendingCode<Sent> {
  /** What is wrong with the values, one sentence a field. */
  readonly faultsOf: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** @throws SourceError */
  readonly send: (message: Message) => Promise<Sent>
}

/** One of the forms that can be sent. Made once, not with each drawing. */
export interface FormToSend<Sent> {
  /** The name under which its message waits in the tab. */
  readonly name: string
  /** The field whose other value makes it another message, that is not the one whose answer may have been lost. */
  readonly subject?: string
  readonly load: () => Promise<SendingCode<Sent>>
}

/** `waiting` for a connection: what was sent lies in the tab. */
type Phase = 'open' | 'sending' | 'waiting'

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

/** Whatever a tab keeps is meant. */
const always = () => true

interface SendingOptions<Sent> {
  readonly to: FormToSend<Sent>
  /** The form as it came back from the server, where it was posted without JavaScript. */
  readonly posted: PostedForm | undefined
  readonly onSent: (sent: Sent) => void
  readonly form: RefObject<HTMLFormElement | null>
  /** What takes the focus when the form was not sent. */
  readonly summary: RefObject<HTMLElement | null>
  /** Told of each refusal, for what a page has to say besides. */
  readonly onRefused?: ((error: unknown) => void) | undefined
  /** Whether a message that this tab has kept is one of this form as it is now. The same function each time. */
  readonly isStillMeant?: ((values: Message['values']) => boolean) | undefined
}

/**
 * The life of a form: checked by the server's own contract before it is sent, sent once however often it is pressed, kept
 * in the tab while there is no connection, and everything that was typed left as it is whatever happens.
 */
export function useSending<Sent>(options: SendingOptions<Sent>) {
  const { to, posted, onSent, form, summary, onRefused, isStillMeant = always } = options
  const { name, subject = '' } = to
  const aliveAt = useRef(0)
  const key = useRef<{ readonly value: string; readonly of: string | undefined }>(undefined)
  const [phase, setPhase] = useState<Phase>('open')
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  /** What is on its way or waits for it; at once, where the state of a component comes with its next drawing. */
  const message = useRef<Message>(undefined)

  const queryClient = useQueryClient()
  /** As useMutation() would, with the retries of all mutations; its hook weighs more than all of this. */
  const post = (sent: Message) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationFn: async (one: Message) => (await to.load()).send(one),
        // Whether there is a connection is seen to here, where a reload is survived as well.
        networkMode: 'always',
      })
      .execute(sent)

  const refuse = (next: Refusal) => {
    message.current = undefined
    dropMessage(name)
    setRefusal(next)
    setErrors(next.errors)
    setPhase('open')
    setAttempt((count) => count + 1)
  }

  const wait = (sent: Message) => {
    keepMessage(name, sent)
    setRefusal(undefined)
    setErrors({})
    setPhase('waiting')
  }

  const send = async (sent: Message) => {
    setPhase('sending')
    try {
      const result = await post(sent)
      dropMessage(name)
      onSent(result)
    } catch (error) {
      if (!navigator.onLine) return wait(sent)
      const code = await import('./post-message.ts').catch(() => undefined)
      if (code === undefined) return wait(sent)
      onRefused?.(error)
      refuse(code.refusalOf(error))
    }
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sheet = event.currentTarget
    if (message.current !== undefined) return
    const values = valuesOf(sheet)
    const of = values[subject]
    if (key.current === undefined || key.current.of !== of) key.current = { value: newKey(), of }
    const elapsed = Math.round(performance.now() - aliveAt.current)
    const sent: Message = { key: key.current.value, elapsed, values }
    message.current = sent
    setPhase('sending')
    try {
      const faults = (await to.load()).faultsOf(sent.values)
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
    const field = target instanceof Element ? target.getAttribute('name') : null
    if (refusal === undefined || field === null || form.current === null) return
    const values = valuesOf(form.current)
    const faults = (await to.load()).faultsOf(values)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(faults).filter(([wrong]) => wrong === field || Object.hasOwn(before, wrong)),
      ),
    )
  }

  useEffect(() => {
    aliveAt.current = performance.now()
    void restoreMessage(name, form, isStillMeant).then((kept) => {
      if (kept === undefined) return
      key.current = { value: kept.key, of: kept.values[subject] }
      message.current = kept
      setPhase('waiting')
    })
  }, [name, subject, form, isStillMeant])

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
    begin: () => void to.load().catch(() => undefined),
    /** Takes a message that waits back into the form. */
    takeBack: () => {
      message.current = undefined
      dropMessage(name)
      setPhase('open')
    },
  }
}
