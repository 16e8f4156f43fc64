import { useState } from 'react'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { exactMoment, nearMoment } from '#web/lib/staff/moments.ts'
import { useRevokeToken, useTokens } from '#web/lib/staff/queries/token-calls.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { TOKEN_LIMITS, type PersonalTokenView } from '#shared/contracts/personal-tokens.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { ExpiringHead } from './expiring-head.tsx'
import { NewTokenDialog, type NewToken } from './new-token-dialog.tsx'
import { TokenForm } from './token-form.tsx'
import { abilitiesText } from './token-labels.ts'

/** Interval at which the displayed times are updated, in milliseconds. */
const TICK = 30_000

function TokenTable({ tokens }: { readonly tokens: readonly PersonalTokenView[] }) {
  const now = useNow(TICK)
  const revoke = useRevokeToken()
  const end = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => toastSuccess('Token revoked'),
      onError: (failure) => toastError(failure, toastTexts.updateFailed),
    })
  return (
    <table className="desk-table sessions-table" aria-labelledby="account-tokens">
      <ExpiringHead item="Token" used="Last used" />
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">
              <span className="sessions-browser">{token.name}</span>
              <span className="sessions-since">
                {abilitiesText(token.abilities)}. Created {exactMoment(token.created_at)}
                <span className="token-until">, expires {exactMoment(token.expires_at)}</span>
              </span>
            </th>
            <td className="desk-time">
              {token.last_used_at === null ? 'Never' : nearMoment(token.last_used_at, now)}
            </td>
            <td className="desk-time sessions-until">{exactMoment(token.expires_at)}</td>
            <td className="users-actions">
              <button
                type="button"
                className="desk-link"
                disabled={revoke.isPending}
                aria-label={`Revoke the token ${token.name}, created ${exactMoment(token.created_at)}`}
                onClick={() => end(token.id)}
              >
                Revoke
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Personal tokens of the user, with a dialog for a new one. */
export function Tokens() {
  const tokens = useTokens()
  const [isOpen, setIsOpen] = useState(false)
  const [created, setCreated] = useState<NewToken>()
  const isFull = (tokens.data?.length ?? 0) >= TOKEN_LIMITS.live
  return (
    <section className="overview-part" aria-labelledby="account-tokens">
      <h2 id="account-tokens">Personal tokens</h2>
      <p className="account-note">
        A token lets a program, such as an AI assistant, work on articles for you. It can do less
        than you, and never publishes at once. A new password ends all tokens.
      </p>
      <PartState answer={tokens} what="Tokens">
        {(data) =>
          data.length === 0 ? (
            <p className="account-note">You have no tokens.</p>
          ) : (
            <TokenTable tokens={data} />
          )
        }
      </PartState>
      <p className="sessions-all">
        <button
          type="button"
          className="desk-button"
          disabled={isFull}
          aria-describedby={isFull ? 'account-tokens-full' : undefined}
          onClick={() => setIsOpen(true)}
        >
          New token
        </button>
        {isFull && (
          <span id="account-tokens-full" className="account-full">
            Revoke a token first. {TOKEN_LIMITS.live} is the limit.
          </span>
        )}
      </p>
      <TokenForm
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onCreated={(token) => {
          setIsOpen(false)
          setCreated(token)
        }}
      />
      <NewTokenDialog token={created} onClose={() => setCreated(undefined)} />
    </section>
  )
}
