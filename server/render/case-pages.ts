import { NO_STORE } from '#server/http/answers.ts'
import { createPersonalAnswers, PRIVATE, problemOf } from './personal-answers.ts'
import type { PersonalAnswersOptions } from './personal-answers.ts'
import { isFromElsewhere, readPostedForm } from './read-form.ts'
import { toHttpError } from '#server/http/errors.ts'
import type { CaseKind } from '#shared/company/case-law.ts'
import {
  caseInput,
  caseStatusInput,
  type CaseProgress,
  type CaseReceipt,
} from '#shared/contracts/cases.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { caseFormPaths, paths } from '#shared/paths/paths.ts'

/** Submission and lookup of candidates' cases. */
export interface CandidateCases {
  /** Stores a case. @throws HttpError with a message for the sender and the invalid fields */
  submit(submission: {
    readonly input: unknown
    readonly address: string
    readonly isStaff: boolean
  }): Promise<CaseReceipt>
  /** Returns the receipt of a case, or undefined if the receipt does not exist or has expired. */
  receiptFor(key: string): Promise<CaseReceipt | undefined>
  /** Returns the status of a case. @throws HttpError `not_found`, `too_many_requests`, `validation_failed` */
  lookUp(input: unknown, address: string): Promise<CaseProgress>
}

export interface CasePagesOptions extends PersonalAnswersOptions {
  readonly cases: CandidateCases
  readonly onError: (error: unknown, path: string) => void
}

/** Fields of a form without JavaScript. `elapsed_ms` is omitted, because only scripts can measure the time. */
const namesIn = (shape: object) => Object.keys(shape).filter((name) => name !== 'elapsed_ms')

const CASE_NAMES = namesIn(caseInput.shape)
const STATUS_NAMES = namesIn(caseStatusInput.shape)

type Values = Readonly<Record<string, string>>

/**
 * Creates the pages of the candidates' forms, which work without JavaScript. Each form posts to its own page. The response is a receipt,
 * the status of a case, or the page with the errors.
 */
export function createCasePages(options: CasePagesOptions) {
  const { cases, origin } = options
  const { html, page, plain, seeOther, tooMany, isStaff, sameForAll } =
    createPersonalAnswers(options)
  const goneText = sameForAll(paths.caseReceived('-'))

  /** Renders the page again with the entered values and the errors. */
  const refused = async (path: string, values: Values, thrown: unknown) => {
    const error = toHttpError(thrown)
    if (error.status >= 500) options.onError(error.cause ?? error, path)
    const { fields } = error
    const problem = error.code === 'not_found' ? error.message : problemOf(error)
    const posted =
      fields === undefined
        ? { values, errors: {}, problem, again: error.again }
        : { values, errors: fields }
    return html(error.status, await page(path, { posted }), { ...NO_STORE, ...error.headers })
  }

  /** Handles a posted form: returns the response of `answer`, or the page with the errors. */
  const posted = async (
    path: string,
    names: readonly string[],
    { request, address }: { readonly request: Request; readonly address: string },
    answer: (values: Values) => Promise<Response>,
  ): Promise<Response> => {
    if (isFromElsewhere(request, origin)) return plain(403, formProblems.unreadable)
    const limited = tooMany(address)
    if (limited !== undefined) return limited
    let values: Values = {}
    try {
      const form = await readPostedForm(request, names)
      values = form.values
      if (Object.keys(form.errors).length > 0) {
        return html(422, await page(path, { posted: form }), NO_STORE)
      }
      return await answer(values)
    } catch (error) {
      return await refused(path, values, error)
    }
  }

  return {
    /**
     * Stores the case of a posted form. Responds with a redirect to the receipt, or with the page and the errors.
     * @param address IP address of the client
     */
    send: async (kind: CaseKind, request: Request, address: string): Promise<Response> =>
      posted(caseFormPaths[kind], CASE_NAMES, { request, address }, async (values) => {
        const input = { ...values, kind }
        const receipt = await cases.submit({ input, address, isStaff: await isStaff(request) })
        return seeOther(receipt.path)
      }),
    /**
     * Responds to a posted lookup form with the status of the case, or with the page and the errors.
     * @param address IP address of the client
     */
    lookUp: async (request: Request, address: string): Promise<Response> =>
      posted(paths.caseStatus, STATUS_NAMES, { request, address }, async (values) => {
        const caseProgress = await cases.lookUp(values, address)
        return html(200, await page(paths.caseStatus, { caseProgress }), PRIVATE)
      }),
    /**
     * Page with the receipt of a case.
     * @param address IP address of the client
     */
    receipt: async (key: string, request: Request, address: string): Promise<Response> => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const caseReceipt = await cases.receiptFor(key)
      const text =
        caseReceipt === undefined ? await goneText() : await page(caseReceipt.path, { caseReceipt })
      const body = request.method === 'HEAD' ? null : text
      return html(caseReceipt === undefined ? 410 : 200, body, PRIVATE)
    },
  }
}
