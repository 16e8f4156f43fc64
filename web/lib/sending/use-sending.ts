import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { PostedForm, Refusal } from '#shared/contracts/forms/posted-form.ts'
import { useContactTexts } from '#web/lib/frame/frame-context.tsx'
import { dropMessage, keepMessage, restoreMessage } from './kept-message.ts'
import type { Message } from './message.ts'

/** Code that validates and sends a form, loaded when the user starts to fill in the form. */
export interface SendingCode<Sent> {
  /** Returns one error message per invalid field. */
  readonly faultsOf: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  /** Sends a message. @throws SourceError */
  readonly send: (message: Message) => Promise<Sent>
}

/** A form that can be sent. Create it once, not on each render. */
export interface FormToSend<Sent> {
  /** Storage key of the form's message in this tab. */
  readonly name: string
  /** Field that identifies the message. If its value changes, the message gets a new Idempotency-Key. */
  readonly subject?: string
  readonly load: () => Promise<SendingCode<Sent>>
}

/** State of a form. `waiting`: the message is stored in the tab until the connection is back. */
type Phase = 'open' | 'sending' | 'waiting'

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Random key. `crypto.randomUUID` exists over HTTPS only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Default of `isStillMeant`: accepts every stored message. */
const always = () => true

interface SendingOptions<Sent> {
  readonly to: FormToSend<Sent>
  /** Input and errors of the form, if it was posted without JavaScript and rejected. */
  readonly posted: PostedForm | undefined
  readonly onSent: (sent: Sent) => void
  readonly form: RefObject<HTMLFormElement | null>
  /** Element that gets the focus if the server has rejected the form. */
  readonly summary: RefObject<HTMLElement | null>
  /** Called when the server has rejected the form, for pages that show more than the error messages. */
  readonly onRefused?: ((error: unknown) => void) | undefined
  /** Returns true if a stored message still fits the form. Must be a stable function. */
  readonly isStillMeant?: ((values: Message['values']) => boolean) | undefined
}

/**
 * State of a form, from filling it in to the result. The form is validated with the server's contract. It is sent only once, however often
 * the button is pressed. While the browser is offline, the form is stored in the tab, so that no input is lost.
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
  /**
   * Message that is being sent, or that waits for the connection. It is in a ref and not in the state, because handlers need the current
   * value before the next render.
   */
  const message = useRef<Message>(undefined)

  const problem = useContactTexts(refusal?.problem)
  const queryClient = useQueryClient()
  /**
   * Sends a message with the default retries of mutations, like the hook `useMutation()`. The hook itself would add more code than this
   * module has.
   */
  const post = (sent: Message) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationFn: async (one: Message) => (await to.load()).send(one),
        // Sends also while the browser is offline. TanStack Query must not pause the message, because this module stores it, so that it
        // survives a reload.
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
      // If the code for sending cannot be loaded, the form falls back to a native submit, and the server validates it.
      if (navigator.onLine) return sheet.submit()
    }
    if (!navigator.onLine) return wait(sent)
    await send(sent)
  }

  /** After a rejected attempt, validates the changed field again, together with all fields that were invalid. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the waiting message is read when the connection is back
  }, [phase])

  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt, summary])

  return {
    phase,
    refusal: refusal && { ...refusal, problem },
    errors,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    change: (event: SyntheticEvent<HTMLFormElement>) => void change(event).catch(() => undefined),
    /** Loads the code for sending in advance, while there is still a connection. */
    begin: () => void to.load().catch(() => undefined),
    /** Puts the values of a waiting message back into the form, so that the user can edit them. */
    takeBack: () => {
      message.current = undefined
      dropMessage(name)
      setPhase('open')
    },
  }
}
