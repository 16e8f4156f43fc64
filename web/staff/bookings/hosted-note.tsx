import { DeskHead } from '#web/ui/desk-head.tsx'

/** Note that an external booking service manages the meetings, so that this page shows none. */
export function HostedNote({ address }: { readonly address: string }) {
  return (
    <div className="desk">
      <DeskHead title="Bookings" />
      <div className="empty">
        <h2>Meetings are booked in another service</h2>
        <p>
          Visitors book with {new URL(address).host}, so this site has no list of their meetings.
          See, move and cancel them there.
        </p>
        <p>
          <a className="text-link" href={address} rel="noreferrer">
            Open {new URL(address).host} <span aria-hidden="true">↗</span>
          </a>
        </p>
      </div>
    </div>
  )
}
