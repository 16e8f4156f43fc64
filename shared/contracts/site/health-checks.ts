/** Checks of the installation. `npm run doctor` and /admin/health show them. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** Results of a check, worst first. `off` means that an optional part is not set up. */
export const HEALTH_RESULTS = ['wrong', 'look', 'off', 'fine'] as const
export type HealthResult = (typeof HEALTH_RESULTS)[number]

export const healthCheck = z.object({
  id: z.string(),
  name: z.string(),
  result: z.enum(HEALTH_RESULTS),
  /** State that the check has found. Names of settings and commands are in backticks. */
  found: z.string(),
  /** Instruction for the operator. Empty if there is nothing to do. Names of settings and commands are in backticks. */
  to_do: z.string(),
})
export type HealthCheck = z.infer<typeof healthCheck>

export const healthChecksAnswer = successAnswer(
  z.object({ checked_at: z.string(), checks: z.array(healthCheck) }),
)
export type HealthReport = z.infer<typeof healthChecksAnswer>['data']

/** Result of sending a test email: success, or the reason for the failure. */
export const testMailAnswer = successAnswer(
  z.object({ sent: z.boolean(), to: z.string(), check: z.nullable(healthCheck) }),
)
