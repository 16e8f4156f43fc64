import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { successAnswer } from '#shared/contracts/envelope.ts'
import {
  newTokenAnswer,
  personalTokensAnswer,
  type personalTokenInput,
} from '#shared/contracts/personal-tokens.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import { useStaff } from '../staff-context.tsx'

/** Query for the personal tokens of the user. */
export function useTokens() {
  const { api } = useStaff()
  return useQuery({
    queryKey: staffKeys.tokens,
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.tokens, personalTokensAnswer, { signal })).data,
    staleTime: 0,
    refetchOnMount: true,
  })
}

/** Creates a token. A failed call is not retried, because it may have created a token whose response was lost. */
export function useCreateToken() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async (body: z.infer<typeof personalTokenInput>) =>
      (await api.call(staffApiPaths.tokens, newTokenAnswer, { method: 'POST', body })).data,
    // Removes the secret from the mutation cache at once. Only the caller gets it, and shows it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.tokens }),
  })
}

/** Revokes a token. */
export function useRevokeToken() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) =>
      api.call(staffApiPaths.token(id), successAnswer(z.object({})), { method: 'DELETE' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.tokens }),
  })
}
