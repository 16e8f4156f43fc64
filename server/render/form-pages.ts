import { isFromElsewhere, readPostedForm } from './read-form.ts'
import { createPageSource, type PageContent } from './page-source.ts'
import type { Render } from './pages.ts'
import { addressBlock } from '#server/http/client-address.ts'
import { toHttpError } from '#server/http/errors.ts'
import type { HeaderSet } from '#server/http/headers.ts'
import type { HttpError } from '#server/http/http-error.ts'
import { createRateLimiter, type RateLimit } from '#server/http/rate-limiter.ts'
import {
  contactInput,
  partnershipInput,
  type FormKind,
  type Receipt,
} from '#shared/contracts/inquiries.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { paths } from '#shared/paths.ts'
import type { Personal } from '#web/lib/page-loader.ts'

/** Where what is sent through the forms goes. */
export interface Inquiries {
  /** @throws HttpError whose message is a sentence for the sender, with the fields that are wrong */
  submit(submission: {
    readonly kind: FormKind
    readonly input: unknown
    /** The client's. */
    readonly address: string
    readonly withScript: boolean
  }): Promise<Receipt>
  /** Undefined when there is no such receipt any more. */
  receiptFor(key: string): Promise<Receipt | undefined>
}

export interface FormPagesOptions {
  readonly render: Render
  readonly content: PageContent
  /** The site's public origin. */
  readonly origin: string
  readonly headers: HeaderSet
  readonly inquiries: Inquiries
  /** Posts and receipts that one address may ask for; `off` only under load tests. */
  readonly limit?: RateLimit | 'off'
  readonly onError: (error: unknown, path: string) => void
}

/** The forms of visitors as plain HTML serves them: posted to their own page, answered by a receipt or by the page again. */
export interface FormPages {
  /** @param address the client's */
  post(kind: FormKind, request: Request, address: string): Promise<Response>
  receipt(key: string, request: Request, address: string): Promise<Response>
}

/** Fields that plain HTML has; time is measured by scripts alone. */
const namesIn = (shape: object) => Object.keys(shape).filter((name) => name !== 'elapsed_ms')

/** The page of each form, and the names of its fields. */
const forms = {
  contact: { path: paths.contact, names: namesIn(contactInput.shape) },
  partnership: { path: paths.partners, names: namesIn(partnershipInput.shape) },
} as const satisfies Readonly<Record<FormKind, object>>

/** More than a person sends, and less than would keep the site busy drawing pages. */
const LIMIT: RateLimit = { burst: 60, perMinute: 60 }

/** No cache keeps what belongs to a person. */
const UNKEPT = { 'cache-control': 'no-store' } as const

/** No address of a receipt is told to anyone, and no search engine lists one. */
const PRIVATE = {
  ...UNKEPT,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

/** The sentence on a form that was not taken, where its fields say nothing. */
function problemOf(error: HttpError): string {
  if (error.status === 413) return formProblems.tooLong
  if (error.status === 429 || error.code === 'unavailable') return error.message
  return error.status >= 500 ? formProblems.away : formProblems.unreadable
}

/** Makes the answers to posted forms, and the pages of their receipts. */
export function createFormPages(options: FormPagesOptions): FormPages {
  const { inquiries, origin } = options
  const rate = options.limit ?? LIMIT
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)

  const plain = (status: number, text: string, headers: HeaderSet = {}) =>
    new Response(`${text}\n`, {
      status,
      headers: spelled(UNKEPT, { 'content-type': 'text/plain; charset=utf-8' }, headers),
    })

  /** Names of headers differ in case from set to set, and two spellings of one would both be sent. */
  const spelled = (...sets: readonly HeaderSet[]) => {
    const headers = new Headers(options.headers)
    for (const set of sets)
      for (const [name, value] of Object.entries(set)) headers.set(name, value)
    return headers
  }

  const page = async (path: string, personal: Personal) => {
    const { html } = await options.render({
      request: new Request(new URL(path, origin)),
      source: createPageSource(options.content).source,
      personal,
    })
    return html
  }

  const html = (status: number, text: string | null, headers: HeaderSet) =>
    new Response(text, {
      status,
      headers: spelled({ 'content-type': 'text/html; charset=utf-8' }, headers),
    })

  const tooMany = (address: string) => {
    const wait = limiter?.take(addressBlock(address)) ?? 0
    if (wait === 0) return undefined
    return plain(429, 'Please wait a moment and send it again.', { 'retry-after': String(wait) })
  }

  /** The form's page again, with what was typed and what is wrong. */
  const again = async (path: string, status: number, personal: Personal, headers: HeaderSet = {}) =>
    html(status, await page(path, personal), { ...UNKEPT, ...headers })

  const refused = (path: string, values: Readonly<Record<string, string>>, error: HttpError) => {
    if (error.status >= 500) options.onError(error.cause ?? error, path)
    const { fields } = error
    const posted =
      fields === undefined
        ? { values, errors: {}, problem: problemOf(error) }
        : { values, errors: fields }
    return again(path, error.status, { posted }, error.headers)
  }

  /** The page in the place of a receipt says nothing of the address that was asked for, so that there is one for all. */
  const gone = { year: 0, text: Promise.resolve('') }
  const goneText = () => {
    const year = new Date().getUTCFullYear()
    if (gone.year !== year) {
      gone.year = year
      gone.text = page(paths.inquiryReceived('-'), {})
      gone.text.catch(() => (gone.year = 0))
    }
    return gone.text
  }

  return {
    post: async (kind, request, address) => {
      const { path, names } = forms[kind]
      if (isFromElsewhere(request, origin)) return plain(403, formProblems.unreadable)
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      let values: Readonly<Record<string, string>> = {}
      try {
        const form = await readPostedForm(request, names)
        values = form.values
        if (Object.keys(form.errors).length > 0) {
          return await again(path, 422, { posted: form })
        }
        const input = values
        const receipt = await inquiries.submit({ kind, input, address, withScript: false })
        return new Response(null, {
          status: 303,
          headers: spelled(PRIVATE, { location: receipt.path }),
        })
      } catch (error) {
        return await refused(path, values, toHttpError(error))
      }
    },
    receipt: async (key, request, address) => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const isHead = request.method === 'HEAD'
      const receipt = await inquiries.receiptFor(key)
      const text = receipt === undefined ? await goneText() : await page(receipt.path, { receipt })
      return html(receipt === undefined ? 410 : 200, isHead ? null : text, PRIVATE)
    },
  }
}
