import { toHttpError } from '#server/http/errors.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { paths } from '#shared/paths/paths.ts'
import { readNumber } from '#shared/reports/report-number.ts'
import { problemOfStatus, type Verification } from '#shared/reports/verification.ts'
import { createPersonalAnswers, PRIVATE, type PersonalAnswersOptions } from '../personal-answers.ts'

/** Looks up a report by its number. @throws HttpError `not_found`, `too_many_requests` */
export type VerifyReport = (number: string, address: string) => Promise<VerifiedReport>

export interface VerifyPageOptions extends PersonalAnswersOptions {
  readonly verify: VerifyReport
  readonly onError: (error: unknown, path: string) => void
}

/** Maximum length, in characters, of an entered report number that the page shows again. */
const LONGEST = 60

/** Creates the page with the state of a report, which works without JavaScript. It is rendered for each request and never cached. */
export function createVerifyPage({ verify, onError, ...options }: VerifyPageOptions) {
  const { html, page, seeOther, tooMany } = createPersonalAnswers(options)

  const outcome = async (typed: string, address: string) => {
    const number = readNumber(typed)
    if (number === undefined) {
      const verification: Verification = { typed: typed.slice(0, LONGEST), problem: 'unreadable' }
      return { status: 404, verification, headers: {} }
    }
    try {
      const report = await verify(number, address)
      return { status: 200, verification: { typed: number, report }, headers: {} }
    } catch (thrown) {
      const error = toHttpError(thrown)
      if (error.status >= 500 && !(thrown instanceof HttpError)) onError(thrown, paths.verify)
      const problem = problemOfStatus(error.status)
      return {
        status: error.status,
        verification: { typed: number, problem },
        headers: error.headers,
      }
    }
  }

  const answer = async (typed: string, request: Request, address: string) => {
    const limited = tooMany(address)
    if (limited !== undefined) return limited
    const { status, verification, headers } = await outcome(typed, address)
    // Rendered for the path of the request. With data of another route, the browser could not hydrate the page and would show it twice.
    const text = await page(new URL(request.url).pathname, { verification })
    return html(status, request.method === 'HEAD' ? null : text, { ...PRIVATE, ...headers })
  }

  return {
    /** Page of the report number in a path. */
    fetch: answer,
    /**
     * Response to a report number that was entered in the form: a redirect to the page of the number or, if the number is invalid, the page
     * with an error message.
     */
    typed: async (typed: string, request: Request, address: string): Promise<Response> => {
      const number = readNumber(typed)
      return number === undefined
        ? answer(typed, request, address)
        : seeOther(paths.verifyNumber(number))
    },
  }
}
