import { site } from '#shared/company/site.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { footerGroups, helpLinks, socialLinks } from './footer-links.ts'

const groupId = (title: string) => `footer-${title.toLowerCase().replaceAll(' ', '-')}`

/** Contents of the footer. `year` is the current one. */
export function FooterContents({ year }: { readonly year: number }) {
  return (
    <>
      <Microprint sentence={site.motto} />
      <div className="foot-inner">
        <div className="foot-brand">
          <p className="brand">
            <LogoMark className="brand-mark" />
            {site.product}
          </p>
          <p>
            We cover {site.coverage} and reply to all inquiries {site.replyPromise},{' '}
            {site.replyDays}.
          </p>
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} className="foot-group" aria-labelledby={groupId(title)}>
            <h2 id={groupId(title)}>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav className="foot-group" aria-labelledby="footer-follow">
          <h2 id="footer-follow">Follow</h2>
          <ul>
            {socialLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener external">
                  {label}
                  <span className="foot-away" aria-hidden="true">
                    ↗
                  </span>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="foot-legal">
          <span>
            © {year} {site.product}
          </span>
          <span className="foot-help">
            {helpLinks.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </span>
          <span>Social links open in a new tab</span>
        </p>
        {site.demonstration && (
          <p className="foot-demonstration">
            {site.product} is a fictional company. This site is a demonstration.
          </p>
        )}
      </div>
    </>
  )
}
