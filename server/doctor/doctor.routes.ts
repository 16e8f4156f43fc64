import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { HealthCheck, HealthReport } from '#shared/contracts/site/health-checks.ts'

/** Checks of the running installation. */
export interface HealthChecks {
  /** Runs the checks. A call during a run returns the result of that run. */
  readonly run: () => Promise<HealthReport>
  /** Sends a test email. @returns the failed check, or undefined if the server accepted the email */
  readonly sendTest: (to: string) => Promise<HealthCheck | undefined>
}

/** Routes of the admin page Health. */
export const doctorRoutes = (checks: HealthChecks): Route[] => [
  serve(staffOperations.healthChecks, () => checks.run()),
  serve(staffOperations.sendTestMail, async ({ staff: { email } }) => {
    const check = (await checks.sendTest(email)) ?? null
    return { sent: check === null, to: email, check }
  }),
]
