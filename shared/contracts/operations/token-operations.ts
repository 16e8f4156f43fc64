import * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { successAnswer } from '../envelope.ts'
import { newTokenAnswer, personalTokenInput, personalTokensAnswer } from '../personal-tokens.ts'
import { ID, named, template } from './operation.ts'

/** Operations for a user's personal tokens. */
export const tokenOperations = named({
  tokens: {
    method: 'GET',
    path: staffApiPaths.tokens,
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Lists the caller’s personal tokens',
    answer: personalTokensAnswer,
  },
  createToken: {
    method: 'POST',
    path: staffApiPaths.tokens,
    access: 'signed-in',
    group: 'Sign-in',
    status: 201,
    summary: 'Creates a personal token; its secret is returned only once',
    body: personalTokenInput,
    answer: newTokenAnswer,
    refusals: { 409: 'The caller has too many tokens' },
  },
  revokeToken: {
    method: 'DELETE',
    path: template(staffApiPaths.token(ID)),
    access: 'signed-in',
    group: 'Sign-in',
    summary: 'Ends one of the caller’s personal tokens',
    answer: successAnswer(z.object({})),
  },
})
