import { NO_STORE } from '#server/http/answers.ts'
import { createPersonalAnswers, PRIVATE, problemOf } from './personal-answers.ts'
import type { PersonalAnswersOptions } from './personal-answers.ts'
import { pageKey } from './page-key.ts'
import { isFromElsewhere, readPostedForm } from './read-form.ts'
import { toHttpError } from '#server/http/errors.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { HttpError } from '#server/http/http-error.ts'
import {
  contactInput,
  partnershipInput,
  type FormKind,
  type Receipt,
} from '#shared/contracts/forms/inquiries.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { readSelection } from '#shared/pages/planner/selection.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Personal } from '#web/lib/page/page-loader.ts'

/** Intake of inquiries. */
export interface Inquiries {
  /** Stores an inquiry. @throws HttpError with a message for the sender and the invalid fields */
  submit(submission: {
    readonly kind: FormKind
    readonly input: unknown
    /** IP address of the client. */
    readonly address: string
    /** True if the sender has a staff session. */
    readonly isStaff: boolean
  }): Promise<Receipt>
  /** Returns the receipt of an inquiry, or undefined if the receipt does not exist or has expired. */
  receiptFor(key: string): Promise<Receipt | undefined>
}

export interface FormPagesOptions extends PersonalAnswersOptions {
  readonly inquiries: Inquiries
  readonly onError: (error: unknown, path: string) => void
}

/**
 * Pages of the visitors' forms without JavaScript. Each form posts to its own page. The response is a receipt, or the page with the errors.
 */
export interface FormPages {
  /**
   * Stores the inquiry of a posted form. Responds with a redirect to the receipt, or with the page and the errors.
   * @param address IP address of the client
   */
  post(kind: FormKind, request: Request, address: string): Promise<Response>
  /** Returns the contact page with the checks that the URL lists, or undefined if the URL lists none. */
  withList(request: Request, address: string): Promise<Response | undefined>
  receipt(key: string, request: Request, address: string): Promise<Response>
}

/** Names of the fields of a form as it is sent without JavaScript. `elapsed_ms` is missing, because only scripts can measure the time. */
const namesIn = (shape: object) => Object.keys(shape).filter((name) => name !== 'elapsed_ms')

/** Page and field names of each form. */
const forms = {
  contact: { path: paths.contact, names: namesIn(contactInput.shape) },
  partnership: { path: paths.partners, names: namesIn(partnershipInput.shape) },
} as const satisfies Readonly<Record<FormKind, object>>

/** Creates the responses to posted forms and the receipt pages. */
export function createFormPages(options: FormPagesOptions): FormPages {
  const { inquiries, origin } = options
  const { html, page, plain, seeOther, tooMany, isStaff, sameForAll } =
    createPersonalAnswers(options)
  const goneText = sameForAll(paths.inquiryReceived('-'))

  /** Renders the form's page again with the entered values and the errors. */
  const again = async (path: string, status: number, personal: Personal, headers: HeaderSet = {}) =>
    html(status, await page(path, personal), { ...NO_STORE, ...headers })

  const refused = (path: string, values: Readonly<Record<string, string>>, error: HttpError) => {
    if (error.status >= 500) options.onError(error.cause ?? error, path)
    const { fields } = error
    const posted =
      fields === undefined
        ? { values, errors: {}, problem: problemOf(error), again: error.again }
        : { values, errors: fields }
    return again(path, error.status, { posted }, error.headers)
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
        const receipt = await inquiries.submit({
          kind,
          input,
          address,
          isStaff: await isStaff(request),
        })
        return seeOther(receipt.path)
      } catch (error) {
        return await refused(path, values, toHttpError(error))
      }
    },
    withList: async (request, address) => {
      const url = new URL(request.url)
      if (readSelection(url.searchParams) === undefined) return undefined
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const isHead = request.method === 'HEAD'
      return html(200, isHead ? null : await page(pageKey(url), {}), PRIVATE)
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
